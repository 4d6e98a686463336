import { createRequire } from 'node:module'
import { customerSettings } from '@kindred/database/schema/customers'
import { hostileAddresses } from '@kindred/domain/location/testing'
import { describe, expect, it } from 'vitest'
import { password } from '../testing/open-house.ts'
import { useHouse } from '../testing/use-house.ts'
import { openWebSession } from './open-web-session.ts'

const fromWeb = createRequire(new URL('../../../../web/package.json', import.meta.url))
const { encode } = fromWeb('next-auth/jwt') as {
  encode: (params: { token: object; secret: string }) => Promise<string>
}

const house = useHouse()

const row = async (sid: string) =>
  (await house.database.pool.query('select * from shop.web_session where id = $1', [sid])).rows[0]
const expireSoon = (sid: string) =>
  house.database.pool.query(
    "update shop.web_session set access_expires_at = now() + interval '30 seconds' where id = $1",
    [sid],
  )
const cookieOf = async (sid: string) =>
  `next-auth.session-token=${await encode({ token: { sid }, secret: house.services.config.keys.nextAuth })}`
/** As another process, which remembers nothing of this one. */
const elsewhere = () => ({ ...house.services })

describe('web session', () => {
  it('SES-20 turns the cookie into the customer, only beside x-shop-code', async () => {
    const id = await house.addCustomer()
    const cookie = await cookieOf(await house.browse().openSession('ada@example.com', password))
    const ask = async (headers: Record<string, string>) =>
      (await house.app.inject({ url: `/api/users/${id}`, headers })).statusCode
    expect(await ask({ cookie, 'x-shop-code': 'dk' })).toBe(200)
    expect(await ask({ cookie })).toBe(401)
    expect(await ask({ cookie, 'x-shop-code': 'dk', 'sec-fetch-site': 'cross-site' })).toBe(401)
  })

  it('keeps tokens sealed', async () => {
    await house.addCustomer()
    const sid = await house.browse().openSession('ada@example.com', password)
    const { sealed_access_token, sealed_refresh_token } = await row(sid)
    expect(sealed_access_token).not.toBe(sealed_refresh_token)
    expect(sealed_access_token.length).toBeGreaterThan(70)
  })

  it('refreshes once however many ask at the same moment, here and in other processes', async () => {
    const id = await house.addCustomer()
    const sid = await house.browse().openSession('ada@example.com', password)
    await expireSoon(sid)
    const before = await row(sid)
    const tokens = async () =>
      (await house.database.pool.query("select 1 from shop.oidc_record where model = 'RefreshToken'"))
        .rowCount
    expect(await tokens()).toBe(1)
    const here = { ...house.services }
    const asked = [here, here, here, elsewhere(), elsewhere()].map((services) =>
      openWebSession(sid, services),
    )
    const principals = await Promise.all(asked)
    expect(principals.map((principal) => principal?.customerId)).toEqual(Array(5).fill(id))
    const after = await row(sid)
    expect(after.sealed_access_token).not.toBe(before.sealed_access_token)
    expect(after.access_expires_at.getTime()).toBeGreaterThan(Date.now() + 500_000)
    // One used up and one new: a second refresh would have left three, or revoked all.
    expect(await tokens()).toBe(2)
  })

  it('lasts as long as the provider says, whatever the clock of the web process', async () => {
    await house.addCustomer()
    const before = Date.now()
    const sid = await house.browse().openSession('ada@example.com', password)
    const left = (await row(sid)).access_expires_at.getTime() - before
    // Tokens are dated by the second.
    expect(left).toBeGreaterThan(598_000)
    expect(left).toBeLessThan(610_000)
  })

  it.each([
    ['deleted', 'delete from shop.customer'],
    ['erased', 'update shop.customer set erased_at = now()'],
  ])(
    'of a customer who was %s opens nothing any more, nor does its token or a refresh',
    async (_how, end) => {
      const id = await house.addCustomer()
      const browser = house.browse()
      const tokens = await browser.signIn('ada@example.com', password)
      const sid = await browser.keepSession(tokens)
      await house.database.pool.query(end)
      expect(await openWebSession(sid, elsewhere())).toBeNull()
      const asked = await house.app.inject({
        url: `/api/users/${id}`,
        headers: { authorization: `Bearer ${tokens.access_token}` },
      })
      expect(asked.statusCode).toBe(401)
      const refreshed = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' }
      expect(await browser.askTokens(refreshed)).toMatchObject({ error: 'invalid_grant' })
      // The provider still knows the browser, and asks who is there all the same.
      expect(await browser.begin()).not.toContain('code=')
    },
  )

  it.each([
    ['cut', (cookie: string) => cookie.slice(0, cookie.length / 2)],
    ['empty', () => 'next-auth.session-token='],
    ['oversized', () => `next-auth.session-token=${'x'.repeat(12_000)}`],
    ['without its first chunk', (cookie: string) => cookie.replace('token=', 'token.1=')],
    ['unsigned', () => `next-auth.session-token=${btoa('{"alg":"none"}')}.${btoa('{"sid":"x"}')}.`],
    ['full of what no cookie holds', () => 'next-auth.session-token=%00%E0%A4%A{}"'],
  ])('is not opened by a cookie that is %s: the browser is a visitor’s', async (_what, bend) => {
    const id = await house.addCustomer()
    const sid = await house.browse().openSession('ada@example.com', password)
    const cookie = bend(await cookieOf(sid))
    const headers = { cookie, 'x-shop-code': 'dk' }
    expect((await house.app.inject({ url: `/api/users/${id}`, headers })).statusCode).toBe(401)
    const out = await house.app.inject({ url: '/api/auth/federated-logout/', headers: { cookie } })
    expect([out.statusCode, out.headers.location]).toEqual([303, '/'])
    expect((await row(sid)).ended_at).toBeNull()
  })

  it('LOC-18 LOC-25 LOC-33 LOC-58 begins with where the account says somebody is, or with what a landing page said', async () => {
    const customerId = await house.addCustomer()
    const browser = house.browse()
    const tokens = await browser.signIn('ada@example.com', password)
    /** What the browser is given to keep, by what it kept before. */
    const begin = async (before?: object) => {
      const { place } = await browser.hand(tokens, { place: before })
      return Object.fromEntries(place.map(({ name, value }) => [name, JSON.parse(value)]))
    }
    const settings = () => house.database.db.select().from(customerSettings)
    // Nobody knows a country: what the browser keeps stays.
    const later = { 'Choosing-Treatmentcountry-Later': false }
    expect(await begin()).toEqual(later)
    await house.database.db.insert(customerSettings).values({
      customerId,
      defaultLanguage: 'da-DK',
      shopCode: 'dk',
      treatmentCountry: 'DE',
      residentCountry: 'DK',
    })
    for (const before of [undefined, { country: 'US', shopCode: 'usa', language: 'en-US' }])
      expect(await begin(before)).toMatchObject({
        Location_settings_data: { country: 'DE', shopCode: 'dk', language: 'da-DK' },
        ...later,
      })
    expect(await settings()).toMatchObject([{ treatmentCountry: 'DE' }])
    const landing = { country: 'US', shopCode: 'usa', language: 'en-US', isRedirectFromLandingPage: true }
    expect(await begin(landing)).toEqual({
      Location_settings_data: { ...landing, isRedirectFromLandingPage: false },
      ...later,
    })
    expect(await settings()).toMatchObject([{ treatmentCountry: 'US', defaultLanguage: 'en-US' }])
  })

  it('LOC-31 begins in the country and shop of a clinic’s account', async () => {
    const customerId = await house.addCustomer({ clientType: 'professional' })
    await house.database.db.insert(customerSettings).values({
      customerId,
      defaultLanguage: 'en-US',
      shopCode: 'usa',
      treatmentCountry: 'DK',
      residentCountry: 'US',
    })
    const browser = house.browse()
    const { place } = await browser.hand(await browser.signIn('ada@example.com', password))
    expect(JSON.parse(place[0]?.value ?? '')).toMatchObject({
      country: 'US',
      shopCode: 'usa',
      customerType: 'professional',
    })
  })

  it('begins also where the shop of the account was closed', async () => {
    const customerId = await house.addCustomer()
    await house.database.db.insert(customerSettings).values({
      customerId,
      defaultLanguage: 'en-GB',
      shopCode: 'zz',
      treatmentCountry: 'DK',
      residentCountry: 'DK',
    })
    const browser = house.browse()
    const { sid, place } = await browser.hand(await browser.signIn('ada@example.com', password))
    expect(place).toEqual([])
    expect(await openWebSession(sid, elsewhere())).not.toBeNull()
  })

  it('SES-15 a refused refresh ends the session for good', async () => {
    await house.addCustomer()
    const sid = await house.browse().openSession('ada@example.com', password)
    await house.database.pool.query("delete from shop.oidc_record where model = 'RefreshToken'")
    await expireSoon(sid)
    expect(await openWebSession(sid, elsewhere())).toBeNull()
    expect((await row(sid)).ended_at).not.toBeNull()
    const ask = () =>
      house.app.inject({
        url: `/internal/web-sessions/${sid}`,
        headers: { 'x-kindred-internal': house.services.config.keys.internal },
      })
    // Who was remembered at sign-in is so for five seconds at most.
    await expect.poll(async () => (await ask()).statusCode, { timeout: 30_000 }).toBe(404)
  })

  it('an unreachable provider signs nobody out while the token still holds', async () => {
    await house.addCustomer()
    const sid = await house.browse().openSession('ada@example.com', password)
    await expireSoon(sid)
    const cutOff = { ...house.services, config: { ...house.services.config, port: 1 } }
    expect(await openWebSession(sid, cutOff)).not.toBeNull()
    expect((await row(sid)).ended_at).toBeNull()
  })

  it('RTE-02 signing out ends both sessions at once, kills the token and clears the cookies', async () => {
    const id = await house.addCustomer()
    const browser = house.browse()
    const sid = await browser.openSession('ada@example.com', password)
    const cookie = await cookieOf(sid)
    const account = async () =>
      (await house.app.inject({ url: `/api/users/${id}`, headers: { cookie, 'x-shop-code': 'dk' } }))
        .statusCode
    expect(await account()).toBe(200)
    browser.cookies.set('next-auth.session-token', { value: cookie.split('=')[1] ?? '', path: '/' })
    browser.cookies.set('next-auth.session-token.1', { value: 'left over', path: '/' })

    const out = await browser.send('/api/auth/federated-logout/')
    expect(out.status).toBe(303)
    expect(out.headers.get('location')).toBe('/')
    expect(await account()).toBe(401)
    expect([...browser.cookies.keys()].filter((name) => /session/.test(name))).toEqual([])
    // Nothing of the sign-in is left: a new one asks for the password.
    const { rows } = await house.database.pool.query('select distinct model from shop.oidc_record')
    expect(rows.map(({ model }) => model)).not.toEqual(expect.arrayContaining(['RefreshToken']))
    expect(await browser.begin()).not.toContain('code=')
  })

  it('RTE-16 signing out leads nowhere outside, and no other site can do it', async () => {
    const id = await house.addCustomer()
    const browser = house.browse()
    const cookie = await cookieOf(await browser.openSession('ada@example.com', password))
    const out = (headers: Record<string, string>, query = '') =>
      house.app.inject({ url: `/api/auth/federated-logout/${query}`, headers: { cookie, ...headers } })
    await out({ 'sec-fetch-site': 'cross-site' })
    const account = () =>
      house.app.inject({ url: `/api/users/${id}`, headers: { cookie, 'x-shop-code': 'dk' } })
    expect((await account()).statusCode).toBe(200)
    for (const address of hostileAddresses) {
      const query = `?callbackUrl=${encodeURIComponent(address)}`
      const { headers } = await out({ 'sec-fetch-site': 'same-origin' }, query)
      // Some are refused before they get there.
      expect(['/', undefined], address).toContain(headers.location)
    }
    expect((await account()).statusCode).toBe(401)
  })

  it('answers the web process alone', async () => {
    const url = '/internal/web-sessions/b3f1c1de-0000-4000-8000-000000000001'
    const key = house.services.config.keys.internal
    const ask = async (headers: Record<string, string>) =>
      (await house.app.inject({ url, headers })).json().errors[0].code
    expect(await ask({ 'x-kindred-internal': key })).toBe('session-ended')
    expect(await ask({})).toBe('not-found')
    expect(await ask({ 'x-kindred-internal': 'x'.repeat(key.length) })).toBe('not-found')
    expect(await ask({ 'x-kindred-internal': key, 'x-forwarded-for': '203.0.113.9' })).toBe('not-found')
  })
})
