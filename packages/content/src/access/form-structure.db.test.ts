import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, openDesk } from '../testing/open-desk.ts'

let payload: Payload
let close: () => Promise<void>
let id: string
type Row = Record<string, unknown>

beforeAll(async () => {
  ;({ payload, close } = await openDesk())
  const form = await payload.create({
    collection: 'forms',
    locale: 'en-GB',
    draft: true,
    data: {
      title: 'Contact',
      mailTo: 'desk@kindred.example',
      retentionDays: 30,
      fields: [
        { blockType: 'text', fieldId: 'name', label: 'Your name', required: true, maxLength: 60 },
        {
          blockType: 'list',
          fieldId: 'topic',
          label: 'About',
          content: [
            { text: 'An order', value: 'order' },
            { text: 'A donor', value: 'donor' },
          ],
        },
        { blockType: 'submit', fieldId: 'send', label: 'Send' },
      ],
    } as never,
    ...as('editor'),
  })
  id = form.id
})
afterAll(() => close?.())

const read = (locale: 'en-GB' | 'da-DK') =>
  payload.findByID({ collection: 'forms', id, draft: true, locale, overrideAccess: true })
const write = (locale: 'en-GB' | 'da-DK', data: Row, person = as('translator', ['da-DK'])) =>
  payload.update({ collection: 'forms', id, draft: true, locale, data, ...person })
const rowsIn = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : [])
const rows = async (locale: 'en-GB' | 'da-DK') => (await read(locale)).fields as unknown as Row[]

describe('FORM-01 a translator of a form', () => {
  it('writes the words of its fields and of their options', async () => {
    const [name, topic, send] = await rows('da-DK')
    const content = rowsIn(topic?.content).map((option) => ({ ...option, text: `Om ${option.value}` }))
    await write('da-DK', {
      title: 'Kontakt',
      fields: [
        { ...name, label: 'Dit navn', errorMessage: 'Skriv dit navn.' },
        { ...topic, label: 'Om hvad', content },
        { ...send, label: 'Send' },
      ],
    })
    expect(await read('da-DK')).toMatchObject({
      title: 'Kontakt',
      fields: [
        {
          fieldId: 'name',
          label: 'Dit navn',
          errorMessage: 'Skriv dit navn.',
          required: true,
          maxLength: 60,
        },
        {
          label: 'Om hvad',
          content: [
            { text: 'Om order', value: 'order' },
            { text: 'Om donor', value: 'donor' },
          ],
        },
        { label: 'Send' },
      ],
    })
    expect((await rows('en-GB'))[0]).toMatchObject({ label: 'Your name' })
  })

  it('neither asks otherwise, nor adds, drops or moves a field', async () => {
    const before = await rows('en-GB')
    const [name, topic, send] = await rows('da-DK')
    await write('da-DK', {
      fields: [
        { ...send, fieldId: 'other' },
        { ...topic, required: true, content: [{ text: 'Ny', value: 'new' }] },
        { ...name, label: 'Navn', required: false, maxLength: 5, validation: '^x$', fieldId: 'secret' },
        { blockType: 'text', fieldId: 'cpr', label: 'CPR-nummer', required: true },
      ],
    })
    expect(await rows('en-GB')).toEqual(before)
    expect((await rows('da-DK')).map(({ label }) => label)).toEqual(['Navn', 'Om hvad', 'Send'])
    await write('da-DK', { fields: [] })
    expect(await rows('en-GB')).toEqual(before)
  })

  it('does not say where answers go or how long they are kept', async () => {
    await write('da-DK', {
      mailTo: 'elsewhere@example.test',
      retentionDays: 3650,
      donorTrackingData: { department: 'x' },
    })
    expect(await read('en-GB')).toMatchObject({ mailTo: 'desk@kindred.example', retentionDays: 30 })
    expect((await read('en-GB')).donorTrackingData?.department ?? null).toBeNull()
  })

  it('is no limit to editors', async () => {
    const [name, , send] = await rows('da-DK')
    await write('da-DK', { fields: [name, send] }, as('editor'))
    expect((await rows('en-GB')).map(({ fieldId }) => fieldId)).toEqual(['name', 'send'])
  })
})
