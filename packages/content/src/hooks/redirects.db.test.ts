import type { TestDatabase } from '@kindred/database/testing/test-database'
import type { Locale } from '@kindred/domain/vocabulary'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, openDesk } from '../testing/open-desk.ts'

let database: TestDatabase
let payload: Payload
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, payload, close } = await openDesk())
})
afterAll(() => close?.())

const root = '/en-gb/dk-shop/private'

async function readMoved(id: string) {
  const { rows } = await database.pool.query(
    `select locale, "from" from cms.redirects where kind = 'moved' and page_id = $1 order by locale, "from"`,
    [id],
  )
  return rows.map((row) => `${row.locale} ${row.from}`)
}

async function makePage(slug: string, locale: Locale = 'en-GB'): Promise<string> {
  const data = { title: slug, slug, kind: 'StandardPage' as const, area: 'shop' as const }
  const { id } = await payload.create({ collection: 'pages', locale, draft: true, data, ...as('editor') })
  return id
}
const name = (id: string, slug: string, locale: Locale = 'en-GB') =>
  payload.update({
    collection: 'pages',
    id,
    locale,
    draft: true,
    data: { slug, title: slug },
    ...as('editor'),
  })
const publish = (id: string, locale: Locale = 'en-GB') =>
  payload.update({ collection: 'pages', id, locale, data: { _status: 'published' }, ...as('publisher') })

const create = (data: { from: string; page?: string; address?: string; isPermanent?: boolean }) =>
  payload.create({ collection: 'redirects', data: { kind: 'address', ...data }, ...as('publisher') })

describe('a slug that changes', () => {
  it('leaves a redirect behind once it is published, in its language alone', async () => {
    const id = await makePage('first')
    await publish(id)
    await name(id, 'erste', 'de-DE')
    await publish(id, 'de-DE')
    expect(await readMoved(id)).toEqual([])
    await name(id, 'second')
    expect(await readMoved(id)).toEqual([])
    await publish(id)
    expect(await readMoved(id)).toEqual(['en-GB first'])
    await name(id, 'zweite', 'de-DE')
    await publish(id, 'de-DE')
    expect(await readMoved(id)).toEqual(['de-DE erste', 'en-GB first'])
  })

  it('is a redirect no more when it comes back', async () => {
    const id = await makePage('a')
    await publish(id)
    for (const slug of ['b', 'c', 'a']) {
      await name(id, slug)
      await publish(id)
    }
    expect(await readMoved(id)).toEqual(['en-GB b', 'en-GB c'])
  })

  it('leaves its whole way behind where the page is put below another one, in the languages it stands in', async () => {
    const above = await makePage('above')
    await publish(above)
    await name(above, 'oben', 'de-DE')
    await publish(above, 'de-DE')
    const id = await makePage('wanders')
    await publish(id)
    await name(id, 'wandert', 'de-DE')
    await publish(id, 'de-DE')
    const hang = (parent: string | null) =>
      payload.update({
        collection: 'pages',
        id,
        locale: 'en-GB',
        draft: true,
        data: { parent },
        ...as('editor'),
      })
    await hang(above)
    await publish(id)
    expect(await readMoved(id)).toEqual(['de-DE /wandert', 'en-GB /wanders'])
    await hang(null)
    await publish(id)
    expect(await readMoved(id)).toEqual(['de-DE /oben/wandert', 'en-GB /above/wanders'])
  })

  it('leaves nothing behind where nobody could know it', async () => {
    const id = await makePage('unseen')
    await name(id, 'seen')
    await publish(id)
    expect(await readMoved(id)).toEqual([])
  })

  it('may be of any script', async () => {
    const id = await makePage('δότες', 'el-GR')
    await publish(id, 'el-GR')
    await name(id, 'ドナー', 'el-GR')
    await publish(id, 'el-GR')
    expect(await readMoved(id)).toEqual(['el-GR δότες'])
  })
})

describe('a redirect of staff', () => {
  it('is kept as it is compared, for good unless said otherwise', async () => {
    const made = await create({ from: ' /EN-GB/dk-shop/private/Old?utm=1', address: `${root}/new/` })
    expect(made).toMatchObject({ from: `${root}/old/`, isPermanent: true })
  })

  it('is refused where it would lead back to where it begins', async () => {
    await create({ from: '/l1', address: '/l2/' })
    await create({ from: '/l2', address: '/l3/' })
    await expect(create({ from: '/l3', address: '/L1?x=1' })).rejects.toThrow('From')
    await expect(create({ from: '/self', address: '/self/' })).rejects.toThrow('From')
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/l2/' } } })
    const change = { collection: 'redirects' as const, id: docs[0]?.id as string, ...as('publisher') }
    await expect(payload.update({ ...change, data: { address: '/l1/' } })).rejects.toThrow('From')
    expect(await payload.update({ ...change, data: { address: '/l4/' } })).toMatchObject({ address: '/l4/' })
  })

  it('is refused where a path has one already, leads nowhere or to two places, or is no path of ours', async () => {
    const page = await makePage('target')
    await create({ from: '/once', page })
    for (const wrong of [
      { from: '/Once/', address: '/x/' },
      { from: '/nowhere' },
      { from: '/two', page, address: '/x/' },
      { from: '/', address: '/x/' },
      { from: '//evil.test/', address: '/x/' },
      { from: 'https://kindred.test/a', address: '/x/' },
      { from: '/script', address: 'javascript:alert(1)' },
      { from: '/plain', address: 'http://example.test/' },
    ])
      await expect(create(wrong), JSON.stringify(wrong)).rejects.toThrow(/invalid/i)
  })

  it('is written by publishers only', async () => {
    const data = { kind: 'address' as const, from: '/x', address: '/y/' }
    await expect(payload.create({ collection: 'redirects', data, ...as('editor') })).rejects.toThrow()
  })
})
