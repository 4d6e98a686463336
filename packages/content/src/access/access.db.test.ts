import { testDataDirectory } from '@kindred/database/testing/data-directory'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPayload } from '../open-payload.ts'

let database: TestDatabase
let payload: Payload
let close: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  const opened = await openPayload({
    databaseUrl: database.url,
    secret: 's'.repeat(43),
    publicUrl: 'http://localhost:3000',
    dataDirectory: testDataDirectory(),
  })
  payload = opened.payload
  close = opened.close
})

afterAll(async () => {
  await close?.()
  await database?.drop()
})

const as = (...roles: string[]) => ({
  user: { id: 'someone', collection: 'staff', roles, languages: ['en-GB'] } as never,
  overrideAccess: false as const,
})
const page = { title: 'A page', kind: 'StandardPage', area: 'shop', slug: 'a-page' } as const

it('lets editors save drafts and only publishers go live', async () => {
  const draft = await payload.create({
    collection: 'pages',
    data: { ...page, _status: 'draft' },
    draft: true,
    locale: 'en-GB',
    ...as('editor'),
  })
  const { id } = draft
  const live = { collection: 'pages', id, locale: 'en-GB' } as const
  await expect(payload.update({ ...live, data: { _status: 'published' }, ...as('editor') })).rejects.toThrow()
  await expect(
    payload.update({ ...live, data: { _status: 'published' }, draft: true, ...as('editor') }),
  ).rejects.toThrow()
  const published = await payload.update({ ...live, data: { _status: 'published' }, ...as('publisher') })
  expect(published._status).toBe('published')
  // A plain update of a published page would go live at once.
  await expect(payload.update({ ...live, data: { title: 'Changed' }, ...as('editor') })).rejects.toThrow()
  await payload.update({ ...live, data: { title: 'Changed' }, draft: true, ...as('editor') })
  const shown = await payload.findByID({ ...live, overrideAccess: true })
  expect(shown.title).toBe('A page')
})

it('keeps the shape of a page from translators', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { ...page, slug: 'b', _status: 'draft' },
    draft: true,
    locale: 'en-GB',
    overrideAccess: true,
  })
  const saved = await payload.update({
    collection: 'pages',
    id,
    data: { kind: 'TermsPage', title: 'B' },
    draft: true,
    locale: 'en-GB',
    ...as('translator'),
  })
  expect(saved).toMatchObject({ kind: 'StandardPage', title: 'B' })
  await expect(
    payload.create({
      collection: 'pages',
      data: { ...page, _status: 'draft' },
      draft: true,
      ...as('translator'),
    }),
  ).rejects.toThrow()
})

it('gives a new page a number of its own', async () => {
  const first = await payload.create({
    collection: 'pages',
    data: { ...page, _status: 'draft' },
    draft: true,
    overrideAccess: true,
  })
  expect(first.epiId).toBeGreaterThanOrEqual(1000)
})

it.each([
  ['countries', 'responsible'],
  ['price-lists', 'responsible'],
  ['tax-rates', 'responsible'],
] as const)('lets only the responsible person change %s', async (collection, role) => {
  const change = (...roles: string[]) =>
    payload.update({ collection, where: { id: { exists: true } }, data: {}, ...as(...roles) })
  await expect(change(role)).resolves.toBeTruthy()
  for (const other of ['editor', 'publisher', 'orders', 'lab', 'coordinator'])
    await expect(change(other)).rejects.toThrow()
})

it('shows nothing of the editor’s data to somebody who is not signed in', async () => {
  for (const { slug } of payload.config.collections.filter(
    ({ slug }) => !slug.startsWith('payload-') && slug !== 'media',
  ))
    await expect(payload.find({ collection: slug as 'pages', overrideAccess: false }), slug).rejects.toThrow()
})

it('keeps donor profiles from those who do not need them', async () => {
  await expect(payload.find({ collection: 'donor-profiles', ...as('editor') })).rejects.toThrow()
  await expect(payload.find({ collection: 'donor-profiles', ...as('lab') })).resolves.toBeTruthy()
  await expect(
    payload.create({ collection: 'donor-profiles', data: { donorCode: 'K1', alias: 'A' }, ...as('lab') }),
  ).rejects.toThrow()
})

it('lets nobody give themselves a role', async () => {
  const { id } = await payload.create({
    collection: 'staff',
    data: { email: 'e@test.test', password: 'Long-enough-1', name: 'E', roles: ['editor'] },
    overrideAccess: true,
  })
  const own = {
    user: { id, collection: 'staff', roles: ['editor'] } as never,
    overrideAccess: false as const,
  }
  const saved = await payload.update({
    collection: 'staff',
    id,
    data: { roles: ['admin'], name: 'Edda' },
    ...own,
  })
  expect(saved).toMatchObject({ roles: ['editor'], name: 'Edda' })
})

it('projects a saved profile into the donor that rules and search read', async () => {
  await database.pool.query(
    `insert into shop.donor (code, alias, kind, release_type, profile_tier, hair_colour, eye_colour, skin_tone, height_cm,
      weight_kg, blood_type, cmv, education, occupation, first_listed_on)
    values ('K4127', 'Old', 'sperm', 'idRelease', 'Basic', 'brown', 'green', 'fair', 180, 80, 'O+', 'negative', 'x', 'y', '2026-01-01')`,
  )
  await payload.create({
    collection: 'donor-profiles',
    data: { donorCode: 'K4127', alias: 'Anselm', isPublished: true, motto: 'Calm water' },
    locale: 'en-GB',
    overrideAccess: true,
  })
  const { rows } = await database.pool.query(
    `select alias, search_text, published_at is not null as published from shop.donor`,
  )
  expect(rows).toEqual([{ alias: 'Anselm', search_text: 'Calm water', published: true }])
})
