import { openPayload } from '@kindred/content/open-payload.ts'
import { type ReferenceWatch, watchReference } from '@kindred/content/reference/watch-reference.ts'
import type { Post } from '@kindred/contracts/blog'
import { testDataDirectory } from '@kindred/database/testing/data-directory'
import type { TestDatabase } from '@kindred/database/testing/test-database'
import { createContentDatabase } from '@kindred/demo/testing/content-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { routes as content } from '../content/routes.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { routes as blog } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
let watch: ReferenceWatch

beforeAll(async () => {
  database = await createContentDatabase()
  watch = await watchReference(database.pool, database.url)
  const services = { ...makeTestServices(database), reference: () => watch.current() }
  app = await buildApp(services, {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [content, blog],
  })
  await app.ready()
})

afterAll(async () => {
  await app?.close()
  await watch?.close()
  await database?.drop()
})

const get = async (url: string, shopCode = 'dk') => {
  const response = await app.inject({ url, headers: { 'x-shop-code': shopCode } })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : response.body,
  }
}
const titles = (body: { posts: Post[] }) => body.posts.map(({ title }) => title)

describe('lists of posts', () => {
  it('BLOG-04 gives all posts in pages of six, newest first, with author, day, tags and reading time', async () => {
    const first = (await get('/api/cms/blogs/en-gb/all/1')).body
    expect(first).toMatchObject({ page: 1, pageCount: 2, total: 10, tag: null })
    const days = first.posts.map(({ publishedOn }: Post) => publishedOn)
    expect(days).toEqual([...days].sort().reverse())
    expect(first.posts[0]).toMatchObject({
      title: 'What a limit of families really counts',
      url: '/en-gb/dk-shop/private/blog/what-a-limit-of-families-counts/',
      publishedOn: '2026-11-20',
      author: { name: 'Tomas Lindqvist' },
      image: { alternativeText: expect.stringContaining('Drawing') },
    })
    expect(first.posts[0].readingMinutes).toBeGreaterThanOrEqual(1)
    expect((await get('/api/cms/blogs/en-gb/all/2')).body.posts).toHaveLength(4)
  })

  it('BLOG-04 says that a page, a language or a number is not there', async () => {
    expect((await get('/api/cms/blogs/en-gb/all/3')).status).toBe(404)
    expect((await get('/api/cms/blogs/en-us/all/1')).status).toBe(404)
    for (const page of ['0', '-1', 'x', '1.5'])
      expect((await get(`/api/cms/blogs/en-gb/all/${page}`)).status).toBe(400)
  })

  it('BLOG-05 gives the posts of a tag by its slug, in any language', async () => {
    const { body } = await get('/api/cms/blogs/da-dk/tag/lov/1')
    expect(body.tag).toMatchObject({ name: 'Lov', slug: 'lov', postCount: 3 })
    expect(titles(body)).toContain('Hvad en grænse for familier egentlig tæller')
    expect((await get('/api/cms/blogs/da-dk/tag/law/1')).body.tag.slug).toBe('lov')
    expect((await get('/api/cms/blogs/da-dk/tag/no-such/1')).status).toBe(404)
    expect((await get('/api/cms/blogs/da-dk/tag/lov/2')).status).toBe(404)
  })

  it('BLOG-06 gives the three posts nearest to one', async () => {
    const { body } = await get('/api/cms/blogs/en-gb/203/related')
    expect(body.posts).toHaveLength(3)
    expect(body.posts[0].title).toContain('news about your donor’s health')
    expect(body.posts.map(({ epiId }: Post) => epiId)).not.toContain(203)
    expect((await get('/api/cms/blogs/en-gb/85/related')).status).toBe(404)
  })

  it('BLOG-02 finds the post at the address that the list gives, in every language that falls back', async () => {
    for (const language of ['en-gb', 'da-dk', 'fr-fr', 'ja-jp'])
      for (const { url, title } of (await get(`/api/cms/blogs/${language}/all/1`)).body.posts) {
        const page = await get(`/api/cms/pages${url}`)
        expect([page.status, page.body?.title, page.body?.kind], url).toEqual([200, title, 'BlogPostPage'])
      }
  })
})

describe('pages of the blog', () => {
  it('BLOG-01 comes with its first posts, and is made anew when any post changes', async () => {
    const { body } = await get('/api/cms/pages/en-gb/dk-shop/private/blog/')
    expect(body).toMatchObject({ kind: 'BlogOverviewPage', siteArea: 'shop' })
    expect(body.dehydratedState.queries[0].queryKey).toEqual(['blogs', 'en-gb', 'all', 1])
    expect(body.dehydratedState.queries[0].data.posts).toHaveLength(6)
    expect(body.tags).toContain('blog')
  })

  it('BLOG-03 is found by the slug of a tag, is called after it, and has a translated address', async () => {
    const { body } = await get('/api/cms/pages/en-gb/dk-shop/private/blog/tag/genetics/')
    expect(body).toMatchObject({ kind: 'BlogTagOverviewPage', title: 'Genetics' })
    const danish = body.meta.hrefLangs.find(
      ({ countryCode }: { countryCode: string }) => countryCode === 'da-DK',
    )
    expect(danish.url).toMatch(/\/da-dk\/dk-shop\/private\/blog\/emne\/genetik\/$/)
    const moved = await get('/api/cms/pages/da-dk/dk-shop/private/blog/tag/genetics/')
    expect([moved.status, moved.headers.location]).toEqual([301, '/da-dk/dk-shop/private/blog/emne/genetik/'])
    expect((await get('/api/cms/pages/en-gb/dk-shop/private/blog/tag/no-such/')).status).toBe(404)
  })

  it('PAGE-06 brings a post with its related posts', async () => {
    const { body } = await get('/api/cms/pages/en-gb/dk-shop/private/blog/what-one-in-240-means/')
    const [{ data }] = body.dehydratedState.queries
    expect(data.post.epiId).toBe(203)
    expect(data.related).toHaveLength(3)
  })
})

describe('feeds', () => {
  it('BLOG-01 has an RSS feed for each shop and language', async () => {
    const { status, headers, body } = await get('/api/cms/blogs/feeds/dk-shop/da-dk/rss.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(body.match(/<item>/g)).toHaveLength(10)
    expect(body).toContain('<language>da-dk</language>')
    expect(body).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>')
  })

  it('BLOG-01 has a JSON feed with whole addresses', async () => {
    const { headers, body } = await get('/api/cms/blogs/feeds/dk-shop/en-gb/feed.json')
    expect(headers['content-type']).toContain('application/feed+json')
    expect(body.version).toBe('https://jsonfeed.org/version/1.1')
    expect(body.items[0].url).toMatch(/^https?:\/\/.+\/blog\/what-a-limit-of-families-counts\/$/)
    expect((await get('/api/cms/blogs/feeds/dk-shop/en-us/feed.json')).status).toBe(404)
  })
})

describe('menus of pages', () => {
  it('LAY-32 PAGE-09 gives the branch beside a page, the way to it active', async () => {
    const path = '/en-gb/dk-shop/private/choosing-a-donor/mot-classes/'
    const { body } = await get(`/api/cms/navigation/leftmenu?path=${encodeURIComponent(path)}`)
    expect(body.map(({ title }: { title: string }) => title)).toEqual([
      'Choosing a donor',
      'ID release or not',
      'MOT classes',
      'Types of straws',
      'Planning for siblings',
    ])
    expect(body.filter(({ isActive }: { isActive: boolean }) => isActive)).toMatchObject([{ url: path }])
    const page = (await get(`/api/cms/pages${path}`)).body
    expect(page.kind).toBe('LeftNavigationSubPage')
    expect(page.dehydratedState.queries[0].data).toEqual(body)
  })

  it('LAY-32 is empty where a page stands in no such branch, and not found without a page', async () => {
    const empty = await get('/api/cms/navigation/leftmenu?path=/en-gb/dk-shop/private/prices/')
    expect(empty.body).toEqual([])
    expect((await get('/api/cms/navigation/leftmenu?path=/en-gb/dk-shop/private/nowhere/')).status).toBe(404)
  })

  it('LAY-34 lists the pages of the account', async () => {
    const { body } = await get('/api/cms/navigation/account/pages/en-gb')
    expect(body.map(({ url }: { url: string }) => url)).toEqual(
      expect.arrayContaining(['/en-gb/account/', '/en-gb/account/deposits/', '/en-gb/account/favourites/']),
    )
  })
})

describe('kinds of pages', () => {
  it('RTE-19 RTE-20 PAGE-06 tells the area of a page', async () => {
    const area = async (path: string) => (await get(`/api/cms/pages${path}`)).body.siteArea
    expect(await area('/en-gb/dk-shop/private/prices/')).toBe('shop')
    expect(await area('/en-gb/account/favourites/')).toBe('account')
    expect(await area('/en-gb/dk-donor/being-a-donor/')).toBe('donationCountry')
    expect(await area('/en-gb/not-found/')).toBe('other')
  })

  it('PAGE-11 PAGE-22 puts pages of the checkout and the account where their application is', async () => {
    const basket = (await get('/api/cms/pages/en-gb/dk-shop/private/checkout/basket/')).body
    expect(basket).toMatchObject({ kind: 'BasketPage', title: 'Basket' })
    expect((await get('/api/cms/pages/da-dk/account/')).body).toMatchObject({
      kind: 'AccountHomePage',
      title: 'Konto',
    })
  })

  it('PAGE-39 PAGE-40 keeps search engines from pages that are not for them', async () => {
    for (const path of ['/en-gb/account/reset-password/', '/en-gb/not-found/', '/en-gb/server-error/'])
      expect((await get(`/api/cms/pages${path}`)).body.meta.noindex, path).toBe(true)
  })
})

// Last, since it takes a post away.
describe('drafts', () => {
  it('BLOG-04 BLOG-05 BLOG-06 never show a draft', async () => {
    const { payload, close } = await openPayload({
      databaseUrl: database.url,
      secret: 's'.repeat(43),
      publicUrl: 'http://localhost:3000',
      dataDirectory: testDataDirectory(),
    })
    try {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { epiId: { equals: 210 } },
        overrideAccess: true,
      })
      const id = String(docs[0]?.id)
      await payload.update({
        collection: 'pages',
        id,
        data: { title: 'Secret draft' },
        draft: true,
        locale: 'en-GB',
        overrideAccess: true,
      })
      const all = async () => JSON.stringify((await get('/api/cms/blogs/en-gb/all/2')).body)
      expect(await all()).not.toContain('Secret draft')
      await payload.update({
        collection: 'pages',
        id,
        data: { _status: 'draft' },
        locale: 'en-GB',
        overrideAccess: true,
      })
      await expect
        .poll(async () => (await get('/api/cms/blogs/en-gb/all/1')).body.total, { timeout: 10_000 })
        .toBe(9)
      expect((await get('/api/cms/blogs/en-gb/tag/law/1')).body.total).toBe(2)
    } finally {
      await close()
    }
  })
})
