import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type House, openHouse, password } from '../testing/open-house.ts'
import { openWebSession } from './open-web-session.ts'

const fromWeb = createRequire(new URL('../../../../web/package.json', import.meta.url))
const { encode } = fromWeb('next-auth/jwt') as {
  encode: (params: { token: object; secret: string }) => Promise<string>
}

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(() =>
  house.database.pool.query('truncate shop.customer, shop.sign_in_failure, shop.oidc_record cascade'),
)

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

  it('SES-15 a refused refresh ends the session for good', async () => {
    await house.addCustomer()
    const sid = await house.browse().openSession('ada@example.com', password)
    await house.database.pool.query("delete from shop.oidc_record where model = 'RefreshToken'")
    await expireSoon(sid)
    expect(await openWebSession(sid, elsewhere())).toBeNull()
    expect((await row(sid)).ended_at).not.toBeNull()
    const asked = await house.app.inject({
      url: `/internal/web-sessions/${sid}`,
      headers: { 'x-kindred-internal': house.services.config.keys.internal },
    })
    expect(asked.statusCode).toBe(404)
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
    const elsewhere = await out({ 'sec-fetch-site': 'same-origin' }, '?callbackUrl=//evil.example')
    expect(elsewhere.headers.location).toBe('/')
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
