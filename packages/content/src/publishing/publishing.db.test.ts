import type { TestDatabase } from '@kindred/database/testing/test-database'
import type { Locale, StaffRole } from '@kindred/domain/vocabulary'
import { createLocalReq, type Payload, restoreVersionOperation } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, openDesk } from '../testing/open-desk.ts'
import { keepPlan } from './keep-plan.ts'

let database: TestDatabase
let payload: Payload
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, payload, close } = await openDesk())
})
afterAll(() => close?.())

const texts = (words: string) => ({
  title: words,
  slug: words.toLowerCase(),
  intro: `${words} intro`,
  blocks: [{ blockType: 'quote' as const, text: `${words} quote` }] as never,
})

/** What visitors can see of a page: the row itself, in the languages that are published. */
async function readLive(id: string) {
  const { rows } = await database.pool.query(
    `select l._locale as locale, l.title, l.intro, l.blocks from cms.pages p join cms.pages_locales l on l._parent_id = p.id
     where p.id = $1 and p._status = 'published' and l.is_published order by l._locale::text`,
    [id],
  )
  return Object.fromEntries(rows.map(({ locale, ...row }) => [locale, row]))
}

async function writeDraft(id: string, locale: Locale, words: string) {
  await payload.update({
    collection: 'pages',
    id,
    locale,
    draft: true,
    data: texts(words),
    ...as('editor'),
  })
}

async function makePage(words: string): Promise<string> {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'en-GB',
    draft: true,
    data: { ...texts(words), kind: 'StandardPage', area: 'shop' },
    ...as('editor'),
  })
  await writeDraft(id, 'da-DK', `${words}-dansk`)
  await writeDraft(id, 'de-DE', `${words}-deutsch`)
  return id
}

const publish = (id: string, locale: Locale) =>
  payload.update({ collection: 'pages', id, locale, data: { _status: 'published' }, ...as('publisher') })

describe('publishing', () => {
  it('shows one language and leaves the drafts of all others alone', async () => {
    const id = await makePage('One')
    expect(await readLive(id)).toEqual({})
    await publish(id, 'en-GB')
    expect(Object.keys(await readLive(id))).toEqual(['en-GB'])
    await writeDraft(id, 'en-GB', 'One-new')
    await publish(id, 'da-DK')
    const live = await readLive(id)
    expect(Object.keys(live)).toEqual(['da-DK', 'en-GB'])
    expect([live['en-GB'].title, live['da-DK'].title]).toEqual(['One', 'One-dansk'])
  })

  it('touches no other language when one is published again', async () => {
    const id = await makePage('Two')
    for (const locale of ['en-GB', 'da-DK', 'de-DE'] as const) await publish(id, locale)
    const before = await readLive(id)
    for (const locale of ['en-GB', 'da-DK', 'de-DE'] as const) await writeDraft(id, locale, `Two-${locale}`)
    await publish(id, 'da-DK')
    const after = await readLive(id)
    expect(after['da-DK'].title).toBe('Two-da-DK')
    expect(after['en-GB']).toEqual(before['en-GB'])
    expect(after['de-DE']).toEqual(before['de-DE'])
    const draft = await payload.findByID({
      collection: 'pages',
      id,
      draft: true,
      locale: 'de-DE',
      overrideAccess: true,
    })
    expect(draft.title).toBe('Two-de-DE')
  })

  it('builds on what visitors see, also when no version of it is left', async () => {
    const id = await makePage('Three')
    await publish(id, 'en-GB')
    await publish(id, 'da-DK')
    await database.pool.query(
      `delete from cms._pages_v where parent_id = $1 and version__status = 'published' and not latest`,
      [id],
    )
    await writeDraft(id, 'en-GB', 'Three-new')
    await database.pool.query(
      `delete from cms._pages_v where parent_id = $1 and version__status = 'published'`,
      [id],
    )
    await publish(id, 'en-GB')
    const live = await readLive(id)
    expect([live['en-GB'].title, live['da-DK'].title]).toEqual(['Three-new', 'Three-dansk'])
  })

  it('takes a page offline, and publishing one language later brings no other back', async () => {
    const id = await makePage('Four')
    await publish(id, 'en-GB')
    await publish(id, 'da-DK')
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...as('publisher') })
    expect(await readLive(id)).toEqual({})
    await publish(id, 'da-DK')
    expect(Object.keys(await readLive(id))).toEqual(['da-DK'])
  })

  it('brings an old version back as a draft, which visitors see once it is published', async () => {
    const id = await makePage('Five')
    await publish(id, 'en-GB')
    await writeDraft(id, 'en-GB', 'Five-new')
    await publish(id, 'en-GB')
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
      sort: 'updatedAt',
      locale: 'en-GB',
      overrideAccess: true,
    })
    const restore = async (roles: StaffRole, isDraft: boolean) => {
      const { user } = as(roles, ['en-GB'])
      return restoreVersionOperation({
        id: docs[0]?.id ?? '',
        collection: payload.collections.pages,
        draft: isDraft,
        req: await createLocalReq({ user, locale: 'en-GB' }, payload),
      })
    }
    await expect(restore('publisher', false)).rejects.toThrow(/as a draft/)
    await expect(restore('translator', true)).rejects.toThrow()
    await restore('editor', true)
    expect((await readLive(id))['en-GB'].title).toBe('Five-new')
    await publish(id, 'en-GB')
    expect(await readLive(id)).toMatchObject({ 'en-GB': { title: 'Five' } })
    expect(Object.keys(await readLive(id))).toEqual(['en-GB'])
  })

  it('refuses to publish what is not complete, in the language that is published', async () => {
    const id = await makePage('Six')
    await expect(publish(id, 'fr-FR')).rejects.toThrow(/Title/)
    expect(await readLive(id)).toEqual({})
  })
})

describe('plans', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
  const plan = (page: string, action: 'publish' | 'offline', languages: Locale[]) =>
    payload.create({
      collection: 'publish-plans',
      data: { page, action, languages, at: inAnHour() },
      ...as('publisher'),
    })
  const readJobs = async () => {
    const { rows } = await database.pool.query(
      `select task_identifier as task, run_at, key from graphile_worker.jobs order by run_at`,
    )
    return rows
  }
  const keep = async (id: string) => keepPlan(await createLocalReq({}, payload), id)

  it('wait as jobs in the database from the moment they are saved, and go when they are withdrawn', async () => {
    const id = await makePage('Seven')
    const made = await plan(id, 'publish', ['en-GB'])
    expect(await readJobs()).toEqual([
      { task: 'content.keep-plan', run_at: new Date(made.at), key: `publish-plan:${made.id}` },
    ])
    await payload.delete({ collection: 'publish-plans', id: made.id, ...as('publisher') })
    expect(await readJobs()).toEqual([])
  })

  it('publish and take offline only their languages, once', async () => {
    const id = await makePage('Eight')
    for (const locale of ['en-GB', 'de-DE'] as const) await publish(id, locale)
    await writeDraft(id, 'en-GB', 'Eight-new')
    const first = await plan(id, 'publish', ['da-DK'])
    expect(await keep(first.id)).toBe('done')
    expect(await keep(first.id)).toBe('gone')
    let live = await readLive(id)
    expect([Object.keys(live), live['en-GB'].title]).toEqual([['da-DK', 'de-DE', 'en-GB'], 'Eight'])
    const second = await plan(id, 'offline', ['de-DE'])
    expect(await keep(second.id)).toBe('done')
    live = await readLive(id)
    expect(Object.keys(live)).toEqual(['da-DK', 'en-GB'])
    const draft = await payload.findByID({
      collection: 'pages',
      id,
      draft: true,
      locale: 'en-GB',
      overrideAccess: true,
    })
    expect(draft.title).toBe('Eight-new')
  })

  it('say why they were not possible', async () => {
    const id = await makePage('Nine')
    const made = await plan(id, 'publish', ['ja-JP'])
    expect(await keep(made.id)).toBe('failed')
    const after = await payload.findByID({ collection: 'publish-plans', id: made.id, overrideAccess: true })
    expect([after.state, after.outcome]).toEqual(['failed', expect.stringContaining('Title')])
  })

  it('are made by publishers alone, for a time to come, and go with their page', async () => {
    const id = await makePage('Ten')
    const data = { page: id, action: 'publish' as const, languages: ['en-GB' as const], at: inAnHour() }
    await expect(payload.create({ collection: 'publish-plans', data, ...as('editor') })).rejects.toThrow()
    const past = { ...data, at: '2020-01-01T00:00:00Z' }
    await expect(
      payload.create({ collection: 'publish-plans', data: past, ...as('publisher') }),
    ).rejects.toThrow(/still to come/)
    const made = await payload.create({ collection: 'publish-plans', data, ...as('publisher') })
    await payload.delete({ collection: 'pages', id, ...as('publisher') })
    expect(await keep(made.id)).toBe('gone')
  })
})
