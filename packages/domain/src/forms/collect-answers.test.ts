import { describe, expect, it } from 'vitest'
import { collectAnswers, readAnswers } from './collect-answers.ts'
import { makeField } from './testing.ts'

const collect = (fields: Parameters<typeof makeField>[0][], texts: Record<string, string | string[]>) =>
  collectAnswers(fields.map(makeField), { texts, files: {} })

describe('what is sent', () => {
  it('FORM-21 leaves out what is empty', () => {
    expect(collect([{ id: 'a' }, { id: 'b' }, { id: 'c' }], { a: ' x ', b: '  ' })).toEqual({ a: 'x' })
  })

  it('FORM-04 sends hidden fields with the value of the definition, whatever the page says', () => {
    const fields = ['hidden', 'hiddenDate', 'hiddenTimeSpan'].map((type) => ({ id: type, type, value: type }))
    expect(collect(fields, { hidden: 'forged' })).toEqual({
      hidden: 'hidden',
      hiddenDate: 'hiddenDate',
      hiddenTimeSpan: 'hiddenTimeSpan',
    })
    expect(collect([{ type: 'hidden', value: null }], {})).toEqual({})
  })

  it('FORM-27 sends days as days and several values as a list; words and buttons are no answers', () => {
    const fields = [
      { id: 'day', type: 'dateDDMMYYYY' },
      { id: 'many', type: 'list', multiSelect: true },
      { id: 'words', type: 'richText' },
      { id: 'send', type: 'submit' },
    ]
    const texts = { day: '03/04/2001', many: ['a', 'b'], words: 'x', send: 'x' }
    expect(collect(fields, texts)).toEqual({ day: '2001-04-03', many: ['a', 'b'] })
  })

  it('FORM-27 reads several values from a list and from a text with bars', () => {
    const fields = [makeField({ id: 'many', type: 'checkbox' }), makeField({ id: 'one' })]
    expect(readAnswers(fields, { many: 'a|b', one: 'a|b' })).toEqual({ many: ['a', 'b'], one: 'a|b' })
    expect(readAnswers(fields, { many: ['a', 'b'] })).toEqual({ many: ['a', 'b'] })
  })
})
