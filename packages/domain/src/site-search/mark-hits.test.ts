import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutExcerpt, markHits } from './mark-hits.ts'

const hits = (text: string, wanted: string[], locale: Parameters<typeof markHits>[2] = 'en-GB') =>
  markHits(text, wanted, locale)
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text)

describe('SRCH-05 shows why a page was found', () => {
  it('SRCH-05 marks words that begin with what was typed, and their other endings', () => {
    expect(hits('Donation, donations and donors', ['donation'])).toEqual(['Donation', 'donations'])
    expect(hits('Der Spender, die Spenderin', ['spend'], 'de-DE')).toEqual(['Spender', 'Spenderin'])
    expect(hits('Où est le détail ?', ['detail'], 'fr-FR')).toEqual(['détail'])
    expect(hits('one on once', ['on'])).toEqual(['one', 'on', 'once'])
    expect(hits('a cat and a car', ['cat'])).toEqual(['cat'])
  })

  it('SRCH-05 loses no letter of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, wanted) => {
        expect(
          markHits(text, wanted, 'en-GB')
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('SRCH-05 cuts a long text around the first hit, between words', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`
    const excerpt = cutExcerpt(text, ['needle'], 'en-GB', 80)
    expect(excerpt).toMatch(/^… (before )+needle( after)+ …$/)
    expect(excerpt.length).toBeLessThanOrEqual(84)
    expect(cutExcerpt(text, ['nothing'], 'en-GB', 80)).toMatch(/^before/)
    expect(cutExcerpt('short', ['x'], 'en-GB')).toBe('short')
  })
})
