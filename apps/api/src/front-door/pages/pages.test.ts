import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Services } from '../../services.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { makeServices } from '../testing/make-services.ts'
import { pages } from './proxy-pages.ts'

const site = '/en-gb/dk-shop/private'
let web: Server
let app: FastifyInstance
let cache: PageCache
let services: Services
let time = 10_000
let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
let release: (() => void) | null = null

const meta = (attributes: string) => `<html><head><meta name="kindred-cache" ${attributes}></head>`
const bodies: Record<string, string> = {
  [`${site}/`]: `${meta('content="public" data-tags="page:1,navigation"')}<script>let a=1</script><script src="/x.js"></script>${'text '.repeat(400)}`,
  [`${site}/donor/`]: meta('content="public" data-tags="page:2" data-vary="treatment-country"'),
  [`${site}/unmarked/`]: '<html>',
  [`${site}/news/`]: meta('content="public" data-tags="page:4" data-query="page"'),
  [`${site}/gone/`]: `${meta('content="public" data-tags="page:5"')}<meta name="kindred-status" content="404"/>whole`,
  [`${site}/broken/`]: `<meta content="500" name="kindred-status">${meta('content="public" data-tags="page:5"')}`,
  [`${site}/odd/`]: '<meta name="kindred-status" content="302">',
}

beforeEach(async () => {
  asked = []
  web = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ url: request.url ?? '', headers: request.headers, body })
    const path = request.url?.split('?')[0] ?? ''
    if (path.includes('slow'))
      await new Promise<void>((resolve) => {
        release = resolve
      })
    response.setHeader('set-cookie', 'who=me')
    response.setHeader('x-kindred-internal', '1')
    const known = bodies[path]
    if (path.startsWith('/_next/static/'))
      response.setHeader('content-type', 'text/javascript').end('let chunk = 1;'.repeat(200))
    else if (known === undefined && path.includes('missing'))
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html>not found')
    else
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(known ?? `${meta('content="public" data-tags="page:3"')}${body}`)
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  services = makeServices()
  services.config.webOrigin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  services.config.databaseUrl = 'postgres://127.0.0.1:1/none'
  cache = new PageCache(() => time)
  app = await buildApp(services, {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [async (root) => void (await root.register(pages, { services, cache }))],
  })
})
afterEach(async () => {
  await app.close()
  web.closeAllConnections()
  await new Promise((resolve) => web.close(resolve))
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const location = (country: string) => ({
  cookie: `Location_settings_data=${encodeURIComponent(JSON.stringify({ country, shopCode: 'usa' }))}; next-auth.session-token=secret`,
})

describe('pages', () => {
  it('makes every page anew while the product is developed, where its scripts belong to one request', async () => {
    services.config.isDevelopment = true
    for (const _ of [1, 2]) expect((await get(`${site}/`)).headers['x-cache']).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  it('keeps a page that is marked public, without cookies in or out, compressed, with the hashes of its scripts', async () => {
    const first = await get(`${site}/?utm_source=x`, {
      cookie: 'next-auth.session-token=secret',
      'accept-encoding': 'gzip',
    })
    const second = await get(`${site}/`, { 'accept-encoding': 'gzip' })
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit'])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.cookie).toBeUndefined()
    expect(asked[0]?.url).toBe(`${site}/`)
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(second.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(second.rawPayload).toString()).toBe(bodies[`${site}/`])
    expect(second.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect((await get(`${site}/`, { 'if-none-match': String(second.headers.etag) })).statusCode).toBe(304)
  })

  it('drops a page by its tag, and keeps none whose making began before', async () => {
    await get(`${site}/`)
    cache.drop(['page:9'])
    expect((await get(`${site}/`)).headers['x-cache']).toBe('hit')
    time += 5000
    cache.drop(['navigation'])
    expect((await get(`${site}/`)).headers['x-cache']).toBe('miss')
    expect((await get(`${site}/`)).headers['x-cache']).toBe('miss')
    time += 2000
    await get(`${site}/`)
    expect((await get(`${site}/`)).headers['x-cache']).toBe('hit')
  })

  it('keeps one answer a treatment country where the page says so', async () => {
    const url = `${site}/donor/`
    const marks = []
    for (const country of ['DK', 'DE', 'DK', 'XX'])
      marks.push((await get(url, location(country))).headers['x-cache'])
    // A country that is none is as no cookie: the shop's own counts.
    expect(marks).toEqual(['miss', 'miss', 'hit', 'hit'])
    expect(asked.map(({ headers }) => headers['x-treatment-country'])).toEqual(['DK', 'DE'])
    expect((await get(url, location('DK'))).headers['cache-control']).toContain('private')
  })

  it('LOC-55 LOC-59 shows no country while it is chosen later: by the flag, in a shop that allows it, to private visitors', async () => {
    const later = (flag: string) => ({
      cookie: `Location_settings_data=${encodeURIComponent(JSON.stringify({ shopCode: 'dk', country: null }))}; Choosing-Treatmentcountry-Later=${flag}`,
    })
    const countryAt = async (url: string, flag: string) => {
      await get(url, later(flag))
      return asked.at(-1)?.headers['x-treatment-country']
    }
    expect(await countryAt(`${site}/unmarked/`, 'true')).toBeUndefined()
    expect(await countryAt(`${site}/unmarked/`, 'false')).toBe('DK')
    expect(await countryAt('/en-gb/dk-shop/professional/unmarked/', 'true')).toBe('DK')
  })

  it('LOC-27 deletes an invalid location cookie, shows nothing of it, and lets no cache keep that answer', async () => {
    for (const forged of ['cut{', JSON.stringify({ shopCode: 'dk', country: 'XX' }), 'x'.repeat(5000)]) {
      const cookie = `Location_settings_data=${encodeURIComponent(forged)}`
      const answer = await get(`${site}/`, { cookie })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['set-cookie']).toMatch(/^Location_settings_data=; .*Expires=Thu, 01 Jan 1970/)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.body).toBe(bodies[`${site}/`])
    }
    const next = await get(`${site}/`, location('DE'))
    expect([next.headers['set-cookie'], next.headers['x-cache']]).toEqual([undefined, 'hit'])
  })

  it('never keeps an unmarked page, a filtered search or an error', async () => {
    for (const url of [`${site}/unmarked/`, `${site}/?hairColour=red`, `${site}/missing/`]) {
      for (const _ of [1, 2]) expect((await get(url)).headers['cache-control']).toBe('private, no-store')
    }
    expect(asked).toHaveLength(6)
    expect((await get(`${site}/missing/`)).statusCode).toBe(404)
  })

  it('asks once when many ask at once', async () => {
    const many = Promise.all(Array.from({ length: 10 }, () => get(`${site}/slow/`)))
    while (!release) await new Promise((resolve) => setImmediate(resolve))
    release()
    expect((await many).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('sends cookies and a nonce to personal pages, and keeps none of them', async () => {
    const page = await get('/en-gb/account/', {
      cookie: 'next-auth.session-token=secret',
      'x-nonce': 'forged',
    })
    const policy = String(page.headers['content-security-policy'])
    const nonce = asked[0]?.headers['x-nonce']
    expect(asked[0]?.headers.cookie).toContain('secret')
    expect(nonce).not.toBe('forged')
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['set-cookie']).toBe('who=me')
    await get('/en-gb/dk-shop/private/checkout/payment/', location('DK'))
    expect(asked[1]?.headers.cookie).toContain('secret')
  })

  it('SES-17 tells the web process what was asked for, so that a sign-in leads back to all of it', async () => {
    await get('/en-gb/account/favourites/?sort=name&waiting=K1', {
      'x-query': '?forged',
      'x-path': '/forged/',
    })
    await get('/en-gb/account/', { 'x-query': '?forged' })
    const told = asked.map(({ headers }) => [headers['x-path'], headers['x-query']])
    expect(told).toEqual([
      ['/en-gb/account/favourites/', '?sort=name&waiting=K1'],
      ['/en-gb/account/', ''],
    ])
  })

  it('passes bodies to the web process unread', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/auth/signin/kindred',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'csrfToken=1',
    })
    expect(asked[0]).toMatchObject({ url: '/api/auth/signin/kindred', body: 'csrfToken=1' })
  })

  it('sends nothing to public pages but the forms on them, and says what may be asked', async () => {
    const ask = (method: 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, headers = {}) =>
      app.inject({ method, url, headers, payload: 'a=1' })
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
      for (const url of [`${site}/`, `${site}/x.txt`, '/_next/static/chunks/a.js']) {
        const refused = await ask(method, url, urlencoded)
        expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
      }
    const put = await ask('PUT', '/en-gb/account/create-account/', urlencoded)
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    expect(asked).toHaveLength(0)
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await ask('POST', '/en-gb/account/create-account/', form)).statusCode).toBe(200)
    expect((await ask('POST', `${site}/create-account/`, form)).statusCode).toBe(200)
    expect((await ask('POST', `${site}/create-account/`, { 'next-action': 'abc' })).statusCode).toBe(200)
    expect(asked.map(({ body }) => body)).toEqual(['a=1', 'a=1', 'a=1'])
    expect((await ask('DELETE', '/cms-api/pages/1')).statusCode).toBe(200)
    const many = []
    for (let n = 0; n < 40; n++) many.push((await ask('POST', `${site}/create-account/`, form)).statusCode)
    expect(many.at(-1)).toBe(429)
  })

  it('takes forms of its own pages only', async () => {
    for (const url of ['/cms-api/staff/login', '/en-gb/account/', '/api/auth/signout', `${site}/`]) {
      const headers = { origin: 'https://evil.test', 'content-type': 'multipart/form-data; boundary=x' }
      expect((await app.inject({ method: 'POST', url, headers, payload: 'a=1' })).statusCode).toBe(403)
    }
    expect(asked).toHaveLength(0)
  })

  it('keeps one answer for made-up values of names that the page does not read', async () => {
    for (let n = 0; n < 20; n++) await get(`${site}/?page=${n}&tag=x${n}&author=${n}`)
    expect(asked).toHaveLength(1)
    expect((await get(`${site}/`)).headers['x-cache']).toBe('hit')
    const marks = []
    for (const query of ['?page=2&tag=a', '?page=2', '?page=3', '?tag=b&page=3', ''])
      marks.push((await get(`${site}/news/${query}`)).headers['x-cache'])
    expect(marks).toEqual(['miss', 'hit', 'miss', 'hit', 'miss'])
  })

  it('answers with the status that a whole page says it has, and never keeps such a page', async () => {
    for (const [path, status] of [
      ['gone', 404],
      ['broken', 500],
      ['odd', 200],
    ] as const) {
      for (const _ of [1, 2]) {
        const page = await get(`${site}/${path}/`)
        expect([path, page.statusCode, page.body]).toEqual([path, status, bodies[`${site}/${path}/`]])
        expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-cache': 'miss' })
      }
    }
    expect(asked).toHaveLength(6)
  })

  it('answers HEAD from what it keeps', async () => {
    const head = (url: string) => app.inject({ method: 'HEAD', url })
    const first = await head(`${site}/`)
    expect([first.statusCode, first.body, first.headers['x-cache']]).toEqual([200, '', 'miss'])
    expect((await get(`${site}/`)).headers['x-cache']).toBe('hit')
    expect((await head(`${site}/`)).headers).toMatchObject({ 'x-cache': 'hit', etag: first.headers.etag })
    expect(asked).toHaveLength(1)
  })

  it('keeps what speaks of the connection from the web process', async () => {
    for (const url of ['/staff/sign-in/', `${site}/`, `${site}/?colour=red`]) {
      const headers = {
        connection: 'close, X-Private-Hop',
        'x-private-hop': '1',
        'keep-alive': 'timeout=5',
        expect: '100-continue',
        upgrade: 'h2c',
        'http2-settings': 'AAMAAABkAAQAAP__',
        te: 'trailers',
        trailer: 'x',
        'proxy-authorization': 'Basic x',
      }
      expect([url, (await get(url, headers)).statusCode]).toEqual([url, 200])
      const sent = asked.at(-1)?.headers ?? {}
      for (const name of ['x-private-hop', 'expect', 'upgrade', 'http2-settings', 'te', 'trailer'])
        expect(sent[name]).toBeUndefined()
      expect(sent['proxy-authorization']).toBeUndefined()
    }
  })

  it('passes the query of a personal page on as it came', async () => {
    for (const query of ['returnTo=/../x', 'returnTo=%2F..%2Fx&a=b%20c', 'q=100%', 'a=1&a=2']) {
      expect((await get(`/staff/sign-in/?${query}`)).statusCode).toBe(200)
      expect(asked.at(-1)?.url).toBe(`/staff/sign-in/?${query}`)
    }
  })

  it('passes the requests of a soft navigation through whole, since Next redirects those without their `_rsc`', async () => {
    const soft = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%22%22%5D' }
    for (const url of [`${site}/?_rsc=1abc`, `${site}/donor/?name=x&_rsc=2`, '/en-gb/account/?_rsc=3']) {
      const answer = await get(url, soft)
      expect([answer.statusCode, answer.headers['x-cache']]).toEqual([200, undefined])
      expect(asked.at(-1)).toMatchObject({ url, headers: soft })
    }
    expect((await get(`${site}?_rsc=4`, soft)).statusCode).toBe(200)
    await get(`${site}/`)
    expect((await get(`${site}/?_rsc=5`, soft)).headers['x-cache']).toBeUndefined()
  })

  it('redirects to the address with its closing slash, and nowhere else', async () => {
    expect((await get(`${site}/how-to-order?page=2`)).headers.location).toBe(`${site}/how-to-order/?page=2`)
    expect((await get('//evil.test/x')).statusCode).toBe(400)
    expect((await get('/admin')).statusCode).toBe(200)
    expect((await get('/robots.txt')).statusCode).toBe(200)
  })

  it('RTE-04 leads from / to the start page of the visitor', async () => {
    const home = async (headers: Record<string, string> = {}) => (await get('/', headers)).headers.location
    expect(await home()).toBe('/en-gb/dk-shop/private/')
    expect(await home({ ...location('US'), 'accept-language': 'es' })).toBe('/es-us/usa-shop/private/')
    const crawler = { ...location('US'), 'user-agent': 'Googlebot/2.1', 'accept-language': 'es' }
    expect(await home(crawler)).toBe('/en-gb/dk-shop/private/')
    expect(await home({ 'ip-country': 'US', 'cf-ipcountry': 'US' })).toBe('/en-gb/dk-shop/private/')
    expect(await home({ cookie: 'Location_settings_data=broken', 'accept-language': 'da' })).toBe(
      '/da-dk/dk-shop/private/',
    )
  })

  it('FACE-06 lets the page that takes a photo use the camera, and no other', async () => {
    const policy = async (path: string) => String((await get(path)).headers['permissions-policy'])
    expect(await policy('/en-gb/account/face-matching/')).toContain('camera=(self), microphone=()')
    for (const path of ['/en-gb/account/', '/en-gb/account/face-matching/x/', `${site}/`])
      expect(await policy(path)).toContain('camera=(),')
  })

  it('keeps files of the build for ever', async () => {
    const file = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br' })
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    await get('/_next/static/chunks/a.js')
    expect(asked).toHaveLength(1)
  })

  it('says plainly when the web process is down, and still serves what it has', async () => {
    await get(`${site}/`)
    web.closeAllConnections()
    await new Promise((resolve) => web.close(resolve))
    const page = await get(`${site}/prices/`)
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect((await get('/en-gb/account/')).statusCode).toBe(503)
    expect((await get(`${site}/`)).statusCode).toBe(200)
    web = createServer().listen(0)
  })
})
