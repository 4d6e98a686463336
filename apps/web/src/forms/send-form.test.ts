import { CallError, type Send } from '@kindred/contracts/request'
import { describe, expect, it, vi } from 'vitest'
import { readFormData } from './read-form-data.ts'
import { sayFailure } from './say-failure.ts'
import { type FormLetter, sendForm } from './send-form.ts'

const target = { formGuid: 'guid', submitUrl: '/api/cms/forms/submit' }
const letter: FormLetter = {
  formHostedPage: '80',
  formLanguage: 'da-DK',
  submitId: 'send',
  fields: { name: 'Ada', topics: ['a', 'b'] },
  uploads: [],
}
const answering = (answer: unknown) => vi.fn(async () => answer) as unknown as Send

describe('sending a form', () => {
  it('FORM-27 posts to the form’s address with step index 0', async () => {
    const send = answering({ success: true, errors: [] })
    expect(await sendForm(send, target, letter)).toEqual([])
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/cms/forms/submit', {
      method: 'POST',
      body: {
        formGuid: 'guid',
        formHostedPage: '80',
        formLanguage: 'da-DK',
        formCurrentStepIndex: '0',
        submitId: 'send',
        fields: { name: 'Ada', topics: ['a', 'b'] },
        uploads: [],
      },
    })
  })

  it('FORM-19 fails without a form guid, a submit button id or a submit URL, and sends nothing', async () => {
    const send = answering({ success: true, errors: [] })
    for (const [to, what] of [
      [{ ...target, formGuid: null }, letter],
      [{ ...target, submitUrl: null }, letter],
      [{ ...target, submitUrl: '' }, letter],
      [target, { ...letter, submitId: '' }],
    ] as const)
      expect(await sendForm(send, to, what)).toEqual([{ code: 'other' }])
    expect(send).not.toHaveBeenCalled()
  })

  it('FORM-26 takes every answer but success for a failure', async () => {
    const errors = [{ code: 'required', message: 'Field is required', field: 'name' }]
    const refused = (status: number, data: unknown) =>
      (async () => {
        throw new CallError(new Response('', { status }), data)
      }) as unknown as Send
    expect(await sendForm(answering({ success: false, errors }), target, letter)).toEqual(errors)
    expect(await sendForm(answering({ success: false, errors: [] }), target, letter)).toEqual([
      { code: 'other' },
    ])
    expect(await sendForm(answering('maintenance'), target, letter)).toEqual([{ code: 'other' }])
    expect(await sendForm(refused(422, { success: false, errors }), target, letter)).toEqual(errors)
    expect(await sendForm(refused(429, {}), target, letter)).toEqual([{ code: 'too-many-requests' }])
    expect(await sendForm(refused(500, 'oops'), target, letter)).toEqual([{ code: 'other' }])
    const broken = (async () => {
      throw new TypeError('fetch failed')
    }) as unknown as Send
    expect(await sendForm(broken, target, letter)).toEqual([{ code: 'network' }])
  })
})

describe('what stands in a form', () => {
  it('FORM-27 is read by field, several values as several', () => {
    const data = new FormData()
    data.append('field.name', 'Ada')
    data.append('field.topics', 'a')
    data.append('field.topics', 'b')
    data.append('website', 'spam')
    data.append('field.papers', new File([], ''))
    data.append('field.letter', new File(['x'], 'letter.pdf'))
    const { texts, files } = readFormData(data)
    expect(texts).toEqual({ name: ['Ada'], topics: ['a', 'b'] })
    expect(files.papers).toBeUndefined()
    expect(files.letter?.map(({ name }) => name)).toEqual(['letter.pdf'])
  })
})

describe('what a failure says', () => {
  const texts = { errors: { 'max-length': 'At most {bound}' }, fallback: 'An error has occurred' }

  it('FORM-08 is filled with its bound; FORM-17 is what the form’s maker wrote', () => {
    expect(sayFailure({ code: 'max-length', data: { bound: 3 } }, texts)).toBe('At most 3')
    expect(
      sayFailure({ code: 'max-length', message: 'Shorter, please', data: { isOverridden: true } }, texts),
    ).toBe('Shorter, please')
  })

  it('ERR-03 is the general text where nothing else is known', () => {
    expect(sayFailure({ code: 'strange', message: 'Internal detail' }, texts)).toBe('An error has occurred')
  })
})
