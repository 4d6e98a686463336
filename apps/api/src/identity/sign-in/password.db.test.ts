import { describe, expect, it } from 'vitest'
import { password } from '../testing/open-house.ts'
import { sendQueued } from '../testing/post.ts'
import { useHouse } from '../testing/use-house.ts'

const house = useHouse()

const chosen = 'Tidal-onyx-77'
let caller = 0
const post = (url: string, payload: object) =>
  house.app.inject({ method: 'POST', url, payload, remoteAddress: `10.8.0.${++caller}` })
const forgot = (email: string) => post('/api/account/password/forgot', { email, locale: 'da-dk' })
const reset = (token: string, next = chosen) => post('/api/account/password/reset', { token, password: next })
const codes = (response: { json: () => { errors: { code: string }[] } }) =>
  response.json().errors.map(({ code }) => code)

const tokenIn = (mail: { text: string } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const tokenFor = async (email: string) => {
  await forgot(email)
  return tokenIn((await sendQueued(house)).at(-1))
}
/** The code of a refusal, or that it went well. */
async function tryPassword(secret: string, browser = house.browse()) {
  const answer = (await (await browser.logIn(await browser.begin(), 'ada@example.com', secret)).json()) as {
    redirectTo?: string
    errors?: { code: string }[]
  }
  return answer.redirectTo ? 'in' : answer.errors?.[0]?.code
}

describe('a forgotten password', () => {
  it('SES-01 is replaced by the link of a mail, once, and its owner is told', async () => {
    await house.addCustomer()
    const token = await tokenFor(' Ada@Example.com')
    expect((await reset(token)).json()).toEqual({ changed: true })
    expect(codes(await reset(token, 'Other-onyx-78'))).toEqual(['link-expired'])
    expect(await tryPassword(password)).toBe('invalid-credentials')
    expect(await tryPassword(chosen)).toBe('in')
    expect((await sendQueued(house)).map(({ subject }) => subject)).toEqual([
      'Vælg en ny adgangskode',
      'Your password was changed',
    ])
  })

  it('gives an unknown address the same answer, no sooner', async () => {
    await house.addCustomer()
    const timed = async (email: string) => {
      const start = performance.now()
      const { statusCode, body } = await forgot(email)
      return { statusCode, body, ms: performance.now() - start }
    }
    const known = await timed('ada@example.com')
    const unknown = await timed('nobody@example.com')
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(240)
    expect(await sendQueued(house)).toHaveLength(1)
  })

  it('sends one mail a minute at most, keeps its hash only, and lets it live half an hour', async () => {
    await house.addCustomer()
    const token = await tokenFor('ada@example.com')
    await forgot('ada@example.com')
    expect(await sendQueued(house)).toHaveLength(1)
    const { rows } = await house.database.pool.query('select * from shop.email_token')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0].expires_at - rows[0].created_at).toBe(1_800_000)
    await house.database.pool.query("update shop.email_token set expires_at = now() - interval '1 second'")
    expect(codes(await reset(token))).toEqual(['link-expired'])
  })

  it('ACC-29 holds the new password to the same rules; a refused one does not use the link up', async () => {
    await house.addCustomer()
    const token = await tokenFor('ada@example.com')
    expect(codes(await reset(token, 'short'))).toContain('password-too-short')
    expect(codes(await reset(token, 'Lovelace-2026'))).toContain('password-contains-personal')
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('SES-15 ends every sign-in made with the old one: sessions, tokens and the provider’s own', async () => {
    const id = await house.addCustomer()
    const thief = house.browse()
    const tokens = await thief.signIn('ada@example.com', password)
    const other = house.browse()
    await other.openSession('ada@example.com', password)
    await reset(await tokenFor('ada@example.com'))
    const { rows } = await house.database.pool.query('select 1 from shop.web_session where ended_at is null')
    expect(rows).toEqual([])
    // Neither browser comes in again without the new password.
    for (const browser of [thief, other]) expect(await browser.begin()).not.toContain('code=')
    expect(tokens.access_token).toBeTruthy()
    expect(id).toBeTruthy()
  })
})

describe('an address that a stranger began an account with', () => {
  const newUser = {
    email: 'ada@example.com',
    fullName: 'Somebody Else',
    residentCountry: 'DK',
    treatmentCountry: null,
    language: 'en-GB',
    shopCode: 'dk',
    acceptsTerms: true,
  }
  const strangers = 'Stranger-onyx-66'
  const begin = (secret: string) => post('/api/users/Private', { ...newUser, password: secret })
  const confirm = (token: string, secret: string) =>
    post(`/api/cms/createaccount/confirmemail?token=${token}`, { password: secret })

  it('CRT-10 is not opened to the stranger by its owner’s press alone', async () => {
    await begin(strangers)
    const token = tokenIn((await sendQueued(house))[0])
    // The owner does not know the stranger's password; the link stays usable for who does.
    expect(codes(await confirm(token, 'What-I-would-choose-1'))).toEqual(['password-not-right'])
    expect((await post(`/api/cms/createaccount/confirmemail?token=${token}`, {})).statusCode).toBe(400)
    expect(await tryPassword(strangers)).toBe('email-not-confirmed')
    expect((await confirm(token, strangers)).statusCode).toBe(200)
  })

  it('CRT-10 is taken back by creating it anew: the first password is gone', async () => {
    await begin(strangers)
    const [first] = await sendQueued(house)
    await begin(chosen)
    const [, second] = await sendQueued(house)
    expect(codes(await confirm(tokenIn(first), strangers))).toEqual(['link-expired'])
    expect(codes(await confirm(tokenIn(second), strangers))).toEqual(['password-not-right'])
    expect((await confirm(tokenIn(second), chosen)).statusCode).toBe(200)
    expect(await tryPassword(strangers)).toBe('invalid-credentials')
  })

  it('CRT-10 is taken back by a new password, which also confirms the address', async () => {
    await begin(strangers)
    await sendQueued(house)
    expect((await reset(await tokenFor('ada@example.com'))).statusCode).toBe(200)
    expect(await tryPassword(chosen)).toBe('in')
    expect(await tryPassword(strangers)).toBe('invalid-credentials')
  })
})

describe('where a customer is signed in', () => {
  const ask = async (token: string | undefined, method: 'GET' | 'DELETE' = 'GET', path = '') =>
    house.app.inject({
      method,
      url: `/api/account/devices${path}`,
      headers: { authorization: `Bearer ${token}` },
    })

  it('SES-22 lists browsers, and signs out of one or of all others', async () => {
    await house.addCustomer()
    await house.addCustomer({ email: 'grace@example.com', fullName: 'Grace Hopper' })
    const sid = await house.browse().openSession('ada@example.com', password)
    await house.browse().openSession('ada@example.com', password)
    const others = await house.browse().openSession('grace@example.com', password)
    const { access_token } = await house.browse().signIn('ada@example.com', password)
    const list = async () => (await ask(access_token)).json() as { id: string; isThis: boolean }[]
    expect(await list()).toHaveLength(2)
    expect((await ask(access_token, 'DELETE', `/${others}`)).statusCode).toBe(204)
    expect((await ask(access_token, 'DELETE', `/${sid}`)).statusCode).toBe(204)
    expect(await list()).toHaveLength(1)
    expect((await ask(access_token, 'DELETE')).statusCode).toBe(204)
    expect(await list()).toEqual([])
    const { rows } = await house.database.pool.query('select id from shop.web_session where ended_at is null')
    expect(rows).toEqual([{ id: others }])
    expect((await ask('x'.repeat(43))).statusCode).toBe(401)
    // Twice something ended, twice its owner heard of it.
    const told = (await sendQueued(house)).filter(({ subject }) => subject.includes('signed out'))
    expect(told.map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com'])
  })

  it('SES-22 a browser that signs in again is listed once; another person’s session in it ends for good', async () => {
    await house.addCustomer()
    await house.addCustomer({ email: 'grace@example.com', fullName: 'Grace Hopper' })
    const browser = house.browse()
    const first = await browser.openSession('ada@example.com', password)
    const uid = await browser.begin({ prompt: 'login' })
    const { redirectTo } = (await (await browser.logIn(uid, 'ada@example.com', password)).json()) as {
      redirectTo: string
    }
    const tokens = await browser.resume(redirectTo)
    await browser.keepSession(tokens, first)
    const devices = (await ask(tokens.access_token)).json() as { id: string }[]
    expect(devices).toHaveLength(1)
    expect(devices[0]?.id).not.toBe(first)
    const next = await browser.begin({ prompt: 'login' })
    const answer = await browser.logIn(next, 'grace@example.com', password)
    const others = await browser.resume(((await answer.json()) as { redirectTo: string }).redirectTo)
    await browser.keepSession(others, devices[0]?.id)
    expect((await ask(tokens.access_token)).statusCode).toBe(401)
    expect((await ask(others.access_token)).json()).toHaveLength(1)
  })

  it('tells the owner of a sign-in from a new browser, not of the first, nor of a known one', async () => {
    await house.addCustomer()
    const own = house.browse()
    await own.openSession('ada@example.com', password)
    expect(await sendQueued(house)).toEqual([])
    own.cookies.delete('kindred-idp.session')
    await own.openSession('ada@example.com', password)
    expect(await sendQueued(house)).toEqual([])
    await house.browse().openSession('ada@example.com', password)
    expect((await sendQueued(house)).map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.com', 'New sign-in to your account'],
    ])
  })
})
