import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestServices } from '../testing/test-services.ts'
import { fillForms } from './fill-forms.ts'
import { type FormDesk, openFormDesk } from './testing/open-form-desk.ts'

let desk: FormDesk
let services: ReturnType<typeof makeTestServices>

beforeAll(async () => {
  desk = await openFormDesk()
  services = makeTestServices(desk.database)
})
afterAll(() => desk.close())

const show = async (locale: 'en-GB' | 'da-DK') =>
  (
    await fillForms(services, [{ blockType: 'form', id: 'b', form: desk.formGuid }], { locale, pageId: 80 })
  )[0]

it('FORM-01 has title, fields, form guid, page, submit address and what it tracks', async () => {
  expect(await show('en-GB')).toMatchObject({
    title: 'Ask us',
    description: 'We answer within a day.',
    formGuid: desk.formGuid,
    pageId: '80',
    submitUrl: '/api/cms/forms/submit',
    donorTrackingData: { donorCandidateKind: 'SpermDonor', department: 'Aarhus' },
  })
})

it('FORM-02 FORM-05 gives each field what staff said of it', async () => {
  const { fields } = (await show('en-GB')) as unknown as { fields: object[] }
  expect(fields[0]).toMatchObject({
    id: 'name',
    type: 'text',
    label: 'Name',
    required: true,
    minLength: 2,
    maxLength: 40,
    size: 3,
  })
  expect(fields[3]).toMatchObject({ id: 'children', format: 'positiveInteger', size: 1 })
  expect(fields[4]).toMatchObject({ type: 'dateDDMMYYYY', minYears: 18, maxYears: 45 })
  expect(fields[5]).toMatchObject({
    multiSelect: true,
    content: [
      { text: 'Prices', value: 'prices', checked: false },
      { text: 'Law', value: 'law', checked: false },
    ],
  })
})

it('FORM-02 speaks the language of the page, word by word, and English where a word is missing', async () => {
  const shown = (await show('da-DK')) as unknown as {
    title: string
    fields: { label: string; content: { text: string }[] }[]
  }
  expect(shown.title).toBe('Spørg os')
  expect(shown.fields.map(({ label }) => label).slice(0, 3)).toEqual(['Navn', 'E-mail', 'Code'])
  expect(shown.fields[5]?.content.map(({ text }) => text)).toEqual(['Priser', 'Law'])
})

it('FORM-25 shows the success message without what runs, and a lowercased address', async () => {
  expect(await show('en-GB')).toMatchObject({
    successMessage: '<p>Thank you</p>',
    redirectUrl: '/en-gb/dk-shop/private/thanks/',
  })
})

it('BLK-21 stays unfilled when the form is not published', async () => {
  const block = { blockType: 'form', id: 'b', form: crypto.randomUUID() }
  expect(await fillForms(services, [block], { locale: 'en-GB', pageId: 1 })).toEqual([block])
})

it('FORM-10 cannot be saved with a pattern that cannot run, nor with two fields of one id', async () => {
  const save = (fields: object[]) =>
    desk.payload.create({
      collection: 'forms',
      data: { title: 'Wrong', fields, _status: 'published', retentionDays: 1 } as never,
      overrideAccess: true,
    })
  const text = { blockType: 'text', fieldId: 'a', label: 'A' }
  await expect(save([{ ...text, validation: '(' }])).rejects.toThrow()
  await expect(save([{ ...text, validation: '(?=x)y' }])).rejects.toThrow()
  await expect(save([text, text])).rejects.toThrow()
  await expect(save([text])).resolves.toBeTruthy()
})
