import { openPayload } from '@kindred/content/open-payload.ts'
import { type ReferenceWatch, watchReference } from '@kindred/content/reference/watch-reference.ts'
import { testDataDirectory } from '@kindred/database/testing/data-directory'
import type { TestDatabase } from '@kindred/database/testing/test-database'
import { createContentDatabase } from '@kindred/demo/testing/content-database'
import type { Locale } from '@kindred/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { previewRoutes } from './preview-routes.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
let watch: ReferenceWatch
let payload: Payload
let closePayload: () => Promise<void>
let news: pg.Client
const heard: string[] = []

beforeAll(async () => {
  database = await createContentDatabase()
  watch = await watchReference(database.pool, database.url)
  const services = { ...makeTestServices(database), reference: () => watch.current() }
  app = await buildTestApp(services, [routes, previewRoutes])
  await app.ready()
  const opened = await openPayload({
    databaseUrl: database.url,
    secret: 's'.repeat(43),
    publicUrl: 'http://localhost:3000',
    dataDirectory: testDataDirectory(),
  })
  payload = opened.payload
  closePayload = opened.close
  news = new pg.Client({ connectionString: database.url })
  news.on('notification', ({ payload: tag }) => heard.push(tag ?? ''))
  await news.connect()
  await news.query('listen pages_changed')
})

afterAll(async () => {
  await news?.end()
  await closePayload?.()
  await app?.close()
  await watch?.close()
  await database?.drop()
})

const somebody = (...roles: string[]) => ({
  user: { id: 'p', collection: 'staff', email: 'p@house.test', roles } as never,
  overrideAccess: false as const,
})
const root = '/en-gb/dk-shop/private/'
const lookUp = async (path: string) => {
  const answer = await app.inject({ url: `/api/cms/pages${path}` })
  return { status: answer.statusCode, location: answer.headers.location, page: answer.json() }
}
const preview = async (
  id: string,
  language = 'en-gb',
  headers: Record<string, string> = signInStaff('editor'),
) => {
  const answer = await app.inject({
    url: `/api/staff/content/pages/${id}/preview?language=${language}`,
    headers,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
type Texts = { title: string; slug: string; blocks?: unknown[]; parent?: string }
const write = (words: Texts) =>
  payload.create({
    collection: 'pages',
    locale: 'en-GB',
    draft: true,
    depth: 0,
    data: { kind: 'StandardPage', area: 'shop', intro: 'Written now', ...words } as never,
    ...somebody('editor'),
  })
const save = (id: string, locale: Locale, data: Record<string, unknown>) =>
  payload.update({ collection: 'pages', id, locale, draft: true, data, ...somebody('editor') })
const publish = (id: string, locale: Locale = 'en-GB') =>
  payload.update({
    collection: 'pages',
    id,
    locale,
    data: { _status: 'published' },
    ...somebody('publisher'),
  })
const offline = (id: string) =>
  payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...somebody('publisher') })

describe('a page from its first draft to its end', () => {
  it('PAGE-03 is there for everybody once the news of its publishing is told, without a rebuild', async () => {
    const { id, epiId } = await write({ title: 'Fresh', slug: 'fresh' })
    expect((await lookUp(`${root}fresh/`)).status).toBe(404)
    heard.length = 0
    await publish(id)
    await expect.poll(() => heard).toContain(`page:${epiId}`)
    await expect.poll(async () => (await lookUp(`${root}fresh/`)).status).toBe(200)
    expect((await lookUp(`${root}fresh/`)).page).toMatchObject({ title: 'Fresh', intro: 'Written now' })
    heard.length = 0
    await save(id, 'en-GB', { intro: 'Still a draft' })
    expect(heard).toEqual([])
    expect((await lookUp(`${root}fresh/`)).page.intro).toBe('Written now')
    await publish(id)
    await expect.poll(async () => (await lookUp(`${root}fresh/`)).page.intro).toBe('Still a draft')
  })

  it('goes while somebody reads it, and links to it go with it', async () => {
    const target = await write({ title: 'Soon gone', slug: 'soon-gone' })
    const source = await write({ title: 'Keeps', slug: 'keeps', blocks: [linkingTo(target.id)] })
    await publish(target.id)
    await publish(source.id)
    await expect.poll(async () => printBlocks(await lookUp(`${root}keeps/`))).toContain('/soon-gone/')
    await payload.delete({ collection: 'pages', id: target.id, ...somebody('publisher') })
    await expect.poll(async () => (await lookUp(`${root}soon-gone/`)).status).toBe(404)
    await expect.poll(async () => printBlocks(await lookUp(`${root}keeps/`))).not.toContain('soon-gone')
    // The words of the link stay.
    expect(printBlocks(await lookUp(`${root}keeps/`))).toContain('the other page')
    expect(await preview(target.id)).toMatchObject({ status: 404 })
  })

  it('RTE-22 PAGE-46 takes its links along when it moves, and is found in a panel by a link drawn before', async () => {
    const target = await write({ title: 'Moves', slug: 'moves' })
    const source = await write({ title: 'Points', slug: 'points', blocks: [linkingTo(target.id)] })
    const parent = await write({ title: 'Above', slug: 'above' })
    for (const { id } of [target, source, parent]) await publish(id)
    await expect.poll(async () => printBlocks(await lookUp(`${root}points/`))).toContain('/private/moves/')
    await save(target.id, 'en-GB', { slug: 'moved', parent: parent.id })
    await publish(target.id)
    await expect
      .poll(async () => printBlocks(await lookUp(`${root}points/`)))
      .toContain('/private/above/moved/')
    // Who has the page with the old link open sees it in its panel all the same.
    const old = await app.inject({ url: `/api/cms/pages${root}moves/?follow=true` })
    expect([old.statusCode, old.json().title]).toEqual([200, 'Moves'])
    expect(await lookUp(`${root}moves/`)).toMatchObject({ status: 301, location: `${root}above/moved/` })
  })

  it('is reached through a page above it that is not translated, by that page’s own slug', async () => {
    const above = await write({ title: 'Halfway', slug: 'halfway' })
    const below = await write({ title: 'Below', slug: 'below', parent: above.id })
    await save(below.id, 'da-DK', { title: 'Nedenunder', slug: 'nedenunder' })
    for (const { id } of [above, below]) await publish(id)
    await publish(below.id, 'da-DK')
    const danish = '/da-dk/dk-shop/private/halfway/nedenunder/'
    await expect.poll(async () => (await lookUp(danish)).status).toBe(200)
    const { page } = await lookUp(danish)
    expect(page.breadcrumbs.map((crumb: { title: string }) => crumb.title).slice(-2)).toEqual([
      'Halfway',
      'Nedenunder',
    ])
    // Without the page above, what hangs below it cannot be reached, and is no error.
    await offline(above.id)
    await expect.poll(async () => (await lookUp(danish)).status).toBe(404)
  })
})

describe('the preview', () => {
  it('shows the newest draft with its fallbacks, and says what visitors see', async () => {
    const { id } = await write({ title: 'Drafted', slug: 'drafted' })
    const first = await preview(id)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.body).toMatchObject({
      isLive: false,
      livePath: null,
      page: { title: 'Drafted', meta: { noindex: true } },
    })
    await publish(id)
    await expect
      .poll(async () => (await preview(id)).body)
      .toMatchObject({ isLive: true, hasChanges: false, livePath: `${root}drafted/` })
    await save(id, 'en-GB', { title: 'Drafted anew' })
    expect((await preview(id)).body).toMatchObject({
      isLive: true,
      hasChanges: true,
      page: { title: 'Drafted anew' },
    })
    const danish = (await preview(id, 'da-dk')).body
    expect(danish).toMatchObject({ isLive: false, page: { title: 'Drafted anew', locale: 'en-GB' } })
    await save(id, 'da-DK', { title: 'Kladde', slug: 'kladde' })
    expect((await preview(id, 'da-dk')).body.page).toMatchObject({ title: 'Kladde', locale: 'da-DK' })
  })

  it('works below pages that are drafts themselves', async () => {
    const above = await write({ title: 'Draft above', slug: 'draft-above' })
    const below = await write({ title: 'Draft below', slug: 'draft-below', parent: above.id })
    const { page } = (await preview(below.id)).body
    expect(page.breadcrumbs.map((crumb: { url: string }) => crumb.url).at(-1)).toBe(
      `${root}draft-above/draft-below/`,
    )
  })

  it('is for people who work here', async () => {
    const { id } = await write({ title: 'Secret', slug: 'secret' })
    expect((await preview(id, 'en-gb', {})).status).toBe(401)
    expect((await preview(id, 'en-gb', signIn('someone'))).status).toBe(401)
    expect((await preview('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

const printBlocks = ({ page }: { page: { blocks?: unknown } }) => JSON.stringify(page.blocks ?? [])

function linkingTo(id: string) {
  return {
    blockType: 'richText',
    content: {
      root: {
        type: 'root',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        children: [
          {
            type: 'paragraph',
            version: 1,
            direction: 'ltr',
            format: '',
            indent: 0,
            children: [
              {
                type: 'link',
                version: 3,
                direction: 'ltr',
                format: '',
                indent: 0,
                fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: id } },
                children: [
                  {
                    type: 'text',
                    version: 1,
                    text: 'the other page',
                    format: 0,
                    mode: 'normal',
                    style: '',
                    detail: 0,
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  }
}
