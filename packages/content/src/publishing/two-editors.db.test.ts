import type { TestDatabase } from '@kindred/database/testing/test-database'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, openDesk } from '../testing/open-desk.ts'

let database: TestDatabase
let payload: Payload
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, payload, close } = await openDesk())
})
afterAll(() => close?.())

const make = (slug: string) =>
  payload.create({
    collection: 'pages',
    locale: 'en-GB',
    draft: true,
    data: { title: slug, slug, kind: 'StandardPage', area: 'shop' },
    ...as('editor'),
  })

/** What the form sends: all it holds, and when the page was saved that it was opened with. */
const save = (
  page: { id: string; updatedAt: string },
  data: { title: string; intro?: string },
  who: string,
) =>
  payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'en-GB',
    draft: true,
    data: { ...data, updatedAt: page.updatedAt },
    ...as('editor', [], who),
  })

const readDraft = (id: string) =>
  payload.findByID({ collection: 'pages', id, draft: true, locale: 'en-GB', ...as('editor') })

describe('two editors on one page', () => {
  it('lose nothing: who saves a form that was opened before the other saved is told', async () => {
    const opened = await make('shared')
    const first = await save(opened, { title: 'By Ada' }, 'ada')
    await expect(save(opened, { title: 'By Bo' }, 'bo')).rejects.toThrow(/Somebody has saved this page/)
    expect((await readDraft(opened.id)).title).toBe('By Ada')
    await save(first, { title: 'By Ada and Bo' }, 'bo')
    expect((await readDraft(opened.id)).title).toBe('By Ada and Bo')
  })

  it('are told as well when the other published, and may go on from what is there then', async () => {
    const opened = await make('published')
    const live = await payload.update({
      collection: 'pages',
      id: opened.id,
      locale: 'en-GB',
      data: { _status: 'published' },
      ...as('publisher'),
    })
    await expect(save(opened, { title: 'Too late' }, 'bo')).rejects.toThrow(/Somebody has saved/)
    await save(live, { title: 'In time' }, 'bo')
    expect((await readDraft(opened.id)).title).toBe('In time')
    const again = await readDraft(opened.id)
    expect(await save(again, { title: 'And again' }, 'bo')).toMatchObject({ title: 'And again' })
  })

  it('cannot write over each other while one of them is in the form', async () => {
    const page = await make('locked')
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into cms.staff (name, email, updated_at, created_at) values ('Ada', 'ada@test.test', now(), now()) returning id`,
    )
    const [ada] = rows
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: page.id },
        user: { relationTo: 'staff', value: ada?.id ?? '' },
      } as never,
      overrideAccess: true,
    })
    const write = async (who: string) => {
      const { user } = as('editor', [], who)
      return payload.update({
        collection: 'pages',
        id: page.id,
        locale: 'en-GB',
        draft: true,
        overrideLock: false,
        data: { title: `By ${who}` },
        overrideAccess: false,
        req: await createLocalReq({ user, locale: 'en-GB' }, payload),
      })
    }
    await expect(write('bo')).rejects.toThrow(/locked/)
    expect((await readDraft(page.id)).title).toBe('locked')
    await write(ada?.id ?? '')
    await write('bo')
  })
})
