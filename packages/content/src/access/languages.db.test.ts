import type { TestDatabase } from '@kindred/database/testing/test-database'
import type { Locale } from '@kindred/domain/vocabulary'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, openDesk } from '../testing/open-desk.ts'

let database: TestDatabase
let payload: Payload
let close: () => Promise<void>
let id: string

beforeAll(async () => {
  ;({ database, payload, close } = await openDesk())
  const page = await payload.create({
    collection: 'pages',
    locale: 'en-GB',
    draft: true,
    data: { title: 'Prices', slug: 'prices', kind: 'StandardPage', area: 'shop', shops: ['dk'] },
    ...as('editor'),
  })
  id = page.id
})
afterAll(() => close?.())

const write = (locale: Locale | 'all', data: Record<string, unknown>, person = as('translator', ['da-DK'])) =>
  payload.update({ collection: 'pages', id, draft: true, locale: locale as Locale, data, ...person })
const readDraft = (locale: Locale) =>
  payload.findByID({ collection: 'pages', id, draft: true, locale, overrideAccess: true })

describe('translators', () => {
  it('write the languages of their account and no other', async () => {
    await write('da-DK', { title: 'Priser', slug: 'priser' })
    expect((await readDraft('da-DK')).title).toBe('Priser')
    for (const locale of ['en-GB', 'de-DE', 'en-US'] as const)
      await expect(write(locale, { title: 'Taken over' })).rejects.toThrow()
    await expect(write('all', { title: { 'en-GB': 'Taken over', 'da-DK': 'x' } })).rejects.toThrow()
    expect((await readDraft('en-GB')).title).toBe('Prices')
  })

  it('change nothing that holds for all languages', async () => {
    await write('da-DK', {
      title: 'Priser 2',
      kind: 'TermsPage',
      shops: ['usa'],
      area: 'other',
      visitorTypes: ['professional'],
      epiId: 5,
      meta: { title: 'Priser', noindex: true },
      isPublished: true,
    })
    expect(await readDraft('da-DK')).toMatchObject({
      title: 'Priser 2',
      kind: 'StandardPage',
      shops: ['dk'],
      area: 'shop',
      visitorTypes: [],
      meta: { title: 'Priser', noindex: false },
      isPublished: false,
    })
  })

  it('neither publish, nor create, nor delete', async () => {
    const person = as('translator', ['da-DK'])
    const page = { collection: 'pages', id, locale: 'da-DK' } as const
    await expect(payload.update({ ...page, data: { _status: 'published' }, ...person })).rejects.toThrow()
    await expect(payload.delete({ collection: 'pages', id, ...person })).rejects.toThrow()
    await expect(
      payload.update({
        ...page,
        data: { _status: 'published' },
        publishSpecificLocale: 'da-DK',
        draft: true,
        ...person,
      }),
    ).rejects.toThrow()
    await expect(
      payload.create({
        collection: 'pages',
        locale: 'da-DK',
        draft: true,
        data: { title: 'x', kind: 'StandardPage', area: 'shop' },
        ...person,
      }),
    ).rejects.toThrow()
  })

  it('cannot give themselves a language', async () => {
    const person = await payload.create({
      collection: 'staff',
      data: {
        email: 't@test.test',
        password: 'Long-enough-1',
        name: 'T',
        roles: ['translator'],
        languages: ['da-DK'],
      },
      overrideAccess: true,
    })
    const saved = await payload.update({
      collection: 'staff',
      id: person.id,
      data: { languages: ['da-DK', 'de-DE'], roles: ['admin'] },
      ...as('translator', ['da-DK'], person.id),
    })
    expect(saved).toMatchObject({ languages: ['da-DK'], roles: ['translator'] })
  })

  it('write donor texts in their own language only', async () => {
    const donor = await payload.create({
      collection: 'donor-profiles',
      locale: 'en-GB',
      data: { donorCode: 'K9', alias: 'Bo', motto: 'Calm water' },
      overrideAccess: true,
    })
    const change = (locale: Locale) =>
      payload.update({
        collection: 'donor-profiles',
        id: donor.id,
        locale,
        data: { motto: 'Stille vand', alias: 'Other' },
        ...as('translator', ['da-DK']),
      })
    await expect(change('en-GB')).rejects.toThrow()
    expect(await change('da-DK')).toMatchObject({ motto: 'Stille vand', alias: 'Bo' })
  })
})

describe('languages', () => {
  it('fall back only at reading: saving a page writes no other language', async () => {
    const french = await payload.update({
      collection: 'pages',
      id,
      draft: true,
      locale: 'fr-FR',
      data: { intro: 'Nos tarifs' },
      ...as('editor'),
    })
    expect(french).toMatchObject({ intro: 'Nos tarifs' })
    // What an editor sees of a language is what it has, so that saving again cannot write English into it.
    expect(french.title).toBeFalsy()
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      locale: 'fr-FR',
      data: { ...french, _status: 'draft' } as never,
      ...as('editor'),
    })
    const { rows } = await database.pool.query(
      `select l._locale as locale, l.version_title as title, l.version_intro as intro
      from cms._pages_v v join cms._pages_v_locales l on l._parent_id = v.id
      where v.parent_id = $1 and v.latest and (l.version_title is not null or l.version_intro is not null)
      order by l._locale::text`,
      [id],
    )
    expect(rows).toEqual([
      { locale: 'da-DK', title: 'Priser 2', intro: null },
      { locale: 'en-GB', title: 'Prices', intro: null },
      { locale: 'fr-FR', title: null, intro: 'Nos tarifs' },
    ])
  })
})

describe('two editors on one page', () => {
  it('the second is refused while the first is writing, and told so', async () => {
    const [first, second] = await Promise.all(
      ['one', 'two'].map((name) =>
        payload.create({
          collection: 'staff',
          data: { email: `${name}@test.test`, password: 'Long-enough-1', name, roles: ['editor'] },
          overrideAccess: true,
        }),
      ),
    )
    if (!first || !second) throw new Error('unreachable')
    await payload.create({
      collection: 'payload-locked-documents',
      data: { document: { relationTo: 'pages', value: id }, user: { relationTo: 'staff', value: first.id } },
      overrideAccess: true,
    } as never)
    const save = (person: string, title: string) =>
      payload.update({
        collection: 'pages',
        id,
        draft: true,
        locale: 'de-DE',
        data: { title },
        overrideLock: false,
        ...as('editor', [], person),
      })
    await expect(save(second.id, 'Second')).rejects.toMatchObject({ status: 423 })
    await save(first.id, 'Erste')
    expect((await readDraft('de-DE')).title).toBe('Erste')
    // With the first one's saving the page is free again.
    await save(second.id, 'Zweite')
    expect((await readDraft('de-DE')).title).toBe('Zweite')
  })
})
