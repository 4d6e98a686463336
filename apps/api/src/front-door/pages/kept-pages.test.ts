import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodies, type KnownPages, location, openKnownPages, site } from './testing/open-known-pages.ts'

let pages: KnownPages

beforeEach(async () => {
  pages = await openKnownPages()
})
afterEach(() => pages.close())

describe('pages', () => {
  it('makes every page anew while the product is developed, where its scripts belong to one request', async () => {
    pages.services.config.isDevelopment = true
    for (const _ of [1, 2]) expect((await pages.get(`${site}/`)).headers['x-cache']).toBeUndefined()
    expect(pages.asked).toHaveLength(2)
  })

  it('keeps a page that is marked public, without cookies in or out, compressed, with the hashes of its scripts', async () => {
    const first = await pages.get(`${site}/?utm_source=x`, {
      cookie: 'next-auth.session-token=secret',
      'accept-encoding': 'gzip',
    })
    const second = await pages.get(`${site}/`, { 'accept-encoding': 'gzip' })
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit'])
    expect(pages.asked).toHaveLength(1)
    expect(pages.asked[0]?.headers.cookie).toBeUndefined()
    expect(pages.asked[0]?.url).toBe(`${site}/`)
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(second.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(second.rawPayload).toString()).toBe(bodies[`${site}/`])
    expect(second.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect((await pages.get(`${site}/`, { 'if-none-match': String(second.headers.etag) })).statusCode).toBe(
      304,
    )
  })

  it('drops a page by its tag, and keeps none whose making began before', async () => {
    await pages.get(`${site}/`)
    pages.cache.drop(['page:9'])
    expect((await pages.get(`${site}/`)).headers['x-cache']).toBe('hit')
    pages.time += 5000
    pages.cache.drop(['navigation'])
    expect((await pages.get(`${site}/`)).headers['x-cache']).toBe('miss')
    expect((await pages.get(`${site}/`)).headers['x-cache']).toBe('miss')
    pages.time += 2000
    await pages.get(`${site}/`)
    expect((await pages.get(`${site}/`)).headers['x-cache']).toBe('hit')
  })

  it('keeps one answer a treatment country where the page says so', async () => {
    const url = `${site}/donor/`
    const marks = []
    for (const country of ['DK', 'DE', 'DK', 'XX'])
      marks.push((await pages.get(url, location(country))).headers['x-cache'])
    // A country that is none is as no cookie: the shop's own counts.
    expect(marks).toEqual(['miss', 'miss', 'hit', 'hit'])
    expect(pages.asked.map(({ headers }) => headers['x-treatment-country'])).toEqual(['DK', 'DE'])
    expect((await pages.get(url, location('DK'))).headers['cache-control']).toContain('private')
  })

  it('makes and keeps a page for the type of visitor that its address names, whatever a client says', async () => {
    const said = (type: string) => ({ ...location('DK'), 'x-visitor-type': type })
    const marks = []
    for (const type of ['private', 'professional', 'private', 'professional']) {
      const answer = await pages.get(`/en-gb/dk-shop/${type}/donor/`, said('private'))
      marks.push(answer.headers['x-cache'])
    }
    expect(marks).toEqual(['miss', 'miss', 'hit', 'hit'])
    for (const url of ['/en-gb/account/', '/en-gb/dk-shop/other/', '/en-gb/dk-shop/professionally/'])
      await pages.get(url, said('professional'))
    expect(pages.asked.map(({ headers }) => headers['x-visitor-type'])).toEqual([
      'private',
      'professional',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('LOC-27 deletes an invalid location cookie, shows nothing of it, and lets no cache keep that answer', async () => {
    for (const forged of ['cut{', JSON.stringify({ shopCode: 'dk', country: 'XX' }), 'x'.repeat(5000)]) {
      const cookie = `Location_settings_data=${encodeURIComponent(forged)}`
      const answer = await pages.get(`${site}/`, { cookie })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['set-cookie']).toMatch(/^Location_settings_data=; .*Expires=Thu, 01 Jan 1970/)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.body).toBe(bodies[`${site}/`])
    }
    const next = await pages.get(`${site}/`, location('DE'))
    expect([next.headers['set-cookie'], next.headers['x-cache']]).toEqual([undefined, 'hit'])
  })

  it('never keeps an unmarked page, a filtered search or an error', async () => {
    for (const url of [`${site}/unmarked/`, `${site}/?hairColour=red`, `${site}/missing/`]) {
      for (const _ of [1, 2])
        expect((await pages.get(url)).headers['cache-control']).toBe('private, no-store')
    }
    expect(pages.asked).toHaveLength(6)
    expect((await pages.get(`${site}/missing/`)).statusCode).toBe(404)
  })

  it('asks once when many ask at once', async () => {
    const many = Promise.all(Array.from({ length: 10 }, () => pages.get(`${site}/slow/`)))
    while (!pages.release) await new Promise((resolve) => setImmediate(resolve))
    pages.release()
    expect((await many).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(pages.asked).toHaveLength(1)
  })

  it('keeps one answer for made-up values of names that the page does not read', async () => {
    for (let n = 0; n < 20; n++) await pages.get(`${site}/?page=${n}&tag=x${n}&author=${n}`)
    expect(pages.asked).toHaveLength(1)
    expect((await pages.get(`${site}/`)).headers['x-cache']).toBe('hit')
    const marks = []
    for (const query of ['?page=2&tag=a', '?page=2', '?page=3', '?tag=b&page=3', ''])
      marks.push((await pages.get(`${site}/news/${query}`)).headers['x-cache'])
    expect(marks).toEqual(['miss', 'hit', 'miss', 'hit', 'miss'])
  })

  it('answers with the status that a whole page says it has, and never keeps such a page', async () => {
    for (const [path, status] of [
      ['gone', 404],
      ['broken', 500],
      ['odd', 200],
    ] as const) {
      for (const _ of [1, 2]) {
        const page = await pages.get(`${site}/${path}/`)
        expect([path, page.statusCode, page.body]).toEqual([path, status, bodies[`${site}/${path}/`]])
        expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-cache': 'miss' })
      }
    }
    expect(pages.asked).toHaveLength(6)
  })

  it('answers HEAD from what it keeps', async () => {
    const head = (url: string) => pages.app.inject({ method: 'HEAD', url })
    const first = await head(`${site}/`)
    expect([first.statusCode, first.body, first.headers['x-cache']]).toEqual([200, '', 'miss'])
    expect((await pages.get(`${site}/`)).headers['x-cache']).toBe('hit')
    expect((await head(`${site}/`)).headers).toMatchObject({ 'x-cache': 'hit', etag: first.headers.etag })
    expect(pages.asked).toHaveLength(1)
  })

  it('keeps files of the build for ever', async () => {
    const file = await pages.get('/_next/static/chunks/a.js', { 'accept-encoding': 'br' })
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    await pages.get('/_next/static/chunks/a.js')
    expect(pages.asked).toHaveLength(1)
  })

  it('says plainly when the web process is down, and still serves what it has', async () => {
    await pages.get(`${site}/`)
    await pages.endWeb()
    const page = await pages.get(`${site}/prices/`)
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect((await pages.get('/en-gb/account/')).statusCode).toBe(503)
    expect((await pages.get(`${site}/`)).statusCode).toBe(200)
  })
})
