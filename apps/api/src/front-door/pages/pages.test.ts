import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type KnownPages, location, openKnownPages, site } from './testing/open-known-pages.ts'

let pages: KnownPages

beforeEach(async () => {
  pages = await openKnownPages()
})
afterEach(() => pages.close())

describe('pages', () => {
  it('LOC-55 LOC-59 shows no country while it is chosen later: by the flag, in a shop that allows it, to private visitors', async () => {
    const later = (flag: string) => ({
      cookie: `Location_settings_data=${encodeURIComponent(JSON.stringify({ shopCode: 'dk', country: null }))}; Choosing-Treatmentcountry-Later=${flag}`,
    })
    const countryAt = async (url: string, flag: string) => {
      await pages.get(url, later(flag))
      return pages.asked.at(-1)?.headers['x-treatment-country']
    }
    expect(await countryAt(`${site}/unmarked/`, 'true')).toBeUndefined()
    expect(await countryAt(`${site}/unmarked/`, 'false')).toBe('DK')
    expect(await countryAt('/en-gb/dk-shop/professional/unmarked/', 'true')).toBe('DK')
  })

  it('sends cookies and a nonce to personal pages, and keeps none of them', async () => {
    const page = await pages.get('/en-gb/account/', {
      cookie: 'next-auth.session-token=secret',
      'x-nonce': 'forged',
    })
    const policy = String(page.headers['content-security-policy'])
    const nonce = pages.asked[0]?.headers['x-nonce']
    expect(pages.asked[0]?.headers.cookie).toContain('secret')
    expect(nonce).not.toBe('forged')
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['set-cookie']).toBe('who=me')
    await pages.get('/en-gb/dk-shop/private/checkout/payment/', location('DK'))
    expect(pages.asked[1]?.headers.cookie).toContain('secret')
  })

  it('SES-17 tells the web process what was asked for, so that a sign-in leads back to all of it', async () => {
    await pages.get('/en-gb/account/favourites/?sort=name&waiting=K1', {
      'x-query': '?forged',
      'x-path': '/forged/',
    })
    await pages.get('/en-gb/account/', { 'x-query': '?forged' })
    const told = pages.asked.map(({ headers }) => [headers['x-path'], headers['x-query']])
    expect(told).toEqual([
      ['/en-gb/account/favourites/', '?sort=name&waiting=K1'],
      ['/en-gb/account/', ''],
    ])
  })

  it('passes bodies to the web process unread', async () => {
    await pages.app.inject({
      method: 'POST',
      url: '/api/auth/signin/kindred',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'csrfToken=1',
    })
    expect(pages.asked[0]).toMatchObject({ url: '/api/auth/signin/kindred', body: 'csrfToken=1' })
  })

  it('sends nothing to public pages but the forms on them, and says what may be asked', async () => {
    const ask = (method: 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, headers = {}) =>
      pages.app.inject({ method, url, headers, payload: 'a=1' })
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
      for (const url of [`${site}/`, `${site}/x.txt`, '/_next/static/chunks/a.js']) {
        const refused = await ask(method, url, urlencoded)
        expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
      }
    const put = await ask('PUT', '/en-gb/account/create-account/', urlencoded)
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    expect(pages.asked).toHaveLength(0)
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await ask('POST', '/en-gb/account/create-account/', form)).statusCode).toBe(200)
    expect((await ask('POST', `${site}/create-account/`, form)).statusCode).toBe(200)
    expect((await ask('POST', `${site}/create-account/`, { 'next-action': 'abc' })).statusCode).toBe(200)
    expect(pages.asked.map(({ body }) => body)).toEqual(['a=1', 'a=1', 'a=1'])
    expect((await ask('DELETE', '/cms-api/pages/1')).statusCode).toBe(200)
    const many = []
    for (let n = 0; n < 40; n++) many.push((await ask('POST', `${site}/create-account/`, form)).statusCode)
    expect(many.at(-1)).toBe(429)
  })

  it('says in a page that a form did not arrive whole, and keeps the words of Next to itself', async () => {
    const send = (headers: Record<string, string>, url = `${site}/unread-form/`) =>
      pages.app.inject({ method: 'POST', url, headers, payload: '--x' })
    const broken = await send({ 'content-type': 'multipart/form-data; boundary=x' })
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(broken.body).toContain('This could not be read')
    expect(broken.headers['content-security-policy']).toContain("default-src 'none'")
    // A script knows what to do with the plain answer.
    expect((await send({ 'next-action': 'abc' })).statusCode).toBe(500)
  })

  it('takes forms of its own pages only', async () => {
    for (const url of ['/cms-api/staff/login', '/en-gb/account/', '/api/auth/signout', `${site}/`]) {
      const headers = { origin: 'https://evil.test', 'content-type': 'multipart/form-data; boundary=x' }
      expect((await pages.app.inject({ method: 'POST', url, headers, payload: 'a=1' })).statusCode).toBe(403)
    }
    expect(pages.asked).toHaveLength(0)
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
      expect([url, (await pages.get(url, headers)).statusCode]).toEqual([url, 200])
      const sent = pages.asked.at(-1)?.headers ?? {}
      for (const name of ['x-private-hop', 'expect', 'upgrade', 'http2-settings', 'te', 'trailer'])
        expect(sent[name]).toBeUndefined()
      expect(sent['proxy-authorization']).toBeUndefined()
    }
  })

  it('passes the query of a personal page on as it came', async () => {
    for (const query of ['returnTo=/../x', 'returnTo=%2F..%2Fx&a=b%20c', 'q=100%', 'a=1&a=2']) {
      expect((await pages.get(`/staff/sign-in/?${query}`)).statusCode).toBe(200)
      expect(pages.asked.at(-1)?.url).toBe(`/staff/sign-in/?${query}`)
    }
  })

  it('passes the requests of a soft navigation through whole, since Next redirects those without their `_rsc`', async () => {
    const soft = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%22%22%5D' }
    for (const url of [`${site}/?_rsc=1abc`, `${site}/donor/?name=x&_rsc=2`, '/en-gb/account/?_rsc=3']) {
      const answer = await pages.get(url, soft)
      expect([answer.statusCode, answer.headers['x-cache']]).toEqual([200, undefined])
      expect(pages.asked.at(-1)).toMatchObject({ url, headers: soft })
    }
    expect((await pages.get(`${site}?_rsc=4`, soft)).statusCode).toBe(200)
    await pages.get(`${site}/`)
    expect((await pages.get(`${site}/?_rsc=5`, soft)).headers['x-cache']).toBeUndefined()
  })

  it('redirects to the address with its closing slash, and nowhere else', async () => {
    expect((await pages.get(`${site}/how-to-order?page=2`)).headers.location).toBe(
      `${site}/how-to-order/?page=2`,
    )
    expect((await pages.get('//evil.test/x')).statusCode).toBe(400)
    expect((await pages.get('/admin')).statusCode).toBe(200)
    expect((await pages.get('/robots.txt')).statusCode).toBe(200)
  })

  it('RTE-04 leads from / to the start page of the visitor', async () => {
    const home = async (headers: Record<string, string> = {}) =>
      (await pages.get('/', headers)).headers.location
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
    const policy = async (path: string) => String((await pages.get(path)).headers['permissions-policy'])
    expect(await policy('/en-gb/account/face-matching/')).toContain('camera=(self), microphone=()')
    for (const path of ['/en-gb/account/', '/en-gb/account/face-matching/x/', `${site}/`])
      expect(await policy(path)).toContain('camera=(),')
  })
})
