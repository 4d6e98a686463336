import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { password } from '../testing/open-house.ts'
import { sendQueued } from '../testing/post.ts'
import { useHouse } from '../testing/use-house.ts'

const house = useHouse()

const email = 'ada@example.com'
const path = '/api/account/factors'
type Method = 'GET' | 'POST' | 'DELETE'
const call = (token: string | undefined, method: Method, url: string, payload?: object) =>
  house.app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } })
/** The code of an app, so many half minutes from now. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
const codesOf = (response: { json: () => { errors?: { code: string }[] } }) =>
  response.json().errors?.map(({ code }) => code)

/** A customer who has set an app up. Its next code to use is one half minute ahead of now. */
async function setUp() {
  await house.addCustomer()
  const { access_token } = await house.browse().signIn(email, password)
  const { secret } = (await call(access_token, 'POST', `${path}/authenticator-app`)).json()
  const done = await call(access_token, 'POST', `${path}/authenticator-app/confirm`, { code: codeOf(secret) })
  const { recoveryCodes } = done.json() as { recoveryCodes: string[] }
  return { token: access_token, secret: secret as string, recoveryCodes }
}

/** Password, then code. @returns what the last step answered */
async function signInWith(code: string, browser: Browser = house.browse()) {
  const uid = await browser.begin()
  const first = await (await browser.logIn(uid, email, password)).json()
  expect(first).toEqual({ next: 'code' })
  const answer = (await (await browser.step(uid, 'code', { code })).json()) as {
    redirectTo?: string
    errors?: { code: string }[]
  }
  return { browser, answer, code: answer.errors?.[0]?.code ?? 'in' }
}

describe('an authenticator app', () => {
  it('SES-01 asks for a code after the password from its first right code on, not before', async () => {
    await house.addCustomer()
    const { access_token } = await house.browse().signIn(email, password)
    const begun = (await call(access_token, 'POST', `${path}/authenticator-app`)).json()
    // Opened twice, it shows the same; and it does not count yet.
    expect((await call(access_token, 'GET', `${path}/authenticator-app`)).json()).toEqual(begun)
    expect((await house.browse().signIn(email, password)).access_token).toBeTruthy()
    const confirm = (code: string) =>
      call(access_token, 'POST', `${path}/authenticator-app/confirm`, { code })
    expect(codesOf(await confirm('000000'))).toEqual(['code-not-right'])
    const codes = (await confirm(codeOf(begun.secret))).json().recoveryCodes
    expect(codes).toHaveLength(10)
    expect((await call(access_token, 'GET', path)).json()).toMatchObject({ recoveryCodesLeft: 10 })
    expect(codesOf(await call(access_token, 'POST', `${path}/authenticator-app`))).toEqual(['app-exists'])

    const { browser, answer } = await signInWith(codeOf(begun.secret, 1))
    expect((await browser.resume(answer.redirectTo ?? '')).access_token).toBeTruthy()
  })

  it('lets nobody in by the password alone, with scripts or without', async () => {
    await setUp()
    const browser = house.browse()
    const uid = await browser.begin()
    const form = await browser.send(`/oidc/interaction/${uid}/login`, {
      method: 'POST',
      body: new URLSearchParams({ email, password, locale: 'de-de' }),
    })
    expect(form.headers.get('location')).toBe(`/de-de/account/sign-in/?interaction=${uid}`)
    const details = await (await browser.send(`/oidc/interaction/${uid}/details`)).json()
    expect(details).toMatchObject({ step: 'code' })
    // Going on as if all were done leads back to the sign-in.
    const resumed = await browser.send(`/oidc/auth/${uid}`)
    expect(resumed.headers.get('location')).not.toContain('code=')
    expect(await browser.begin()).not.toContain('code=')
  })

  it('takes each code once, also when it is brought twice at the same moment', async () => {
    const { secret } = await setUp()
    // The code that set it up is used.
    expect((await signInWith(codeOf(secret))).code).toBe('code-not-right')
    const code = codeOf(secret, 1)
    const both = await Promise.all([signInWith(code), signInWith(code)])
    expect(both.map((one) => one.code).sort()).toEqual(['code-not-right', 'in'])
    expect((await signInWith(code)).code).toBe('code-not-right')
  })

  it('stops guessing after ten codes, without keeping the owner’s own browser out', async () => {
    const { secret } = await setUp()
    const owner = house.browse()
    const first = await signInWith(codeOf(secret, 1), owner)
    await owner.resume(first.answer.redirectTo ?? '')
    owner.cookies.delete('kindred-idp.session')
    const guesser = house.browse()
    const uid = await guesser.begin()
    await guesser.logIn(uid, email, password)
    const seen: (string | undefined)[] = []
    for (let n = 0; n < 11; n++) {
      const answer = await guesser.step(uid, 'code', { code: `00000${n % 10}` })
      seen.push(((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code)
    }
    expect(seen).toEqual([...Array(10).fill('code-not-right'), 'too-many-tries'])
    // Another browser of the guesser is held up too; the owner's is not.
    expect((await signInWith('111111')).code).toBe('too-many-tries')
    expect((await signInWith('111111', owner)).code).toBe('code-not-right')
  })

  it('keeps the secret sealed and the recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await setUp()
    const { rows } = await house.database.pool.query(
      'select a.*, r.* from shop.authenticator_app a join shop.recovery_code r using (customer_id)',
    )
    const kept = JSON.stringify(rows)
    expect(rows).toHaveLength(10)
    expect(kept).not.toContain(secret)
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replace('-', ''))
    }
  })

  it('lets in once by a recovery code, and tells the owner how many are left', async () => {
    const { recoveryCodes } = await setUp()
    const [code = ''] = recoveryCodes
    expect((await signInWith(code.toUpperCase().replace('-', ' '))).code).toBe('in')
    expect((await signInWith(code)).code).toBe('code-not-right')
    const last = (await sendQueued(house)).find(({ subject }) => subject === 'A recovery code was used')
    expect(last?.text).toContain('9 are left.')
  })

  it('is taken off with its codes; every change is told by mail', async () => {
    const { token, recoveryCodes } = await setUp()
    const renewed = (await call(token, 'POST', `${path}/recovery-codes`)).json().recoveryCodes as string[]
    expect(renewed).toHaveLength(10)
    expect((await signInWith(recoveryCodes[0] ?? '')).code).toBe('code-not-right')
    expect((await call(token, 'DELETE', `${path}/authenticator-app`)).statusCode).toBe(204)
    expect((await call(token, 'DELETE', `${path}/authenticator-app`)).statusCode).toBe(204)
    expect((await house.browse().signIn(email, password)).access_token).toBeTruthy()
    expect(codesOf(await call(token, 'POST', `${path}/recovery-codes`))).toEqual(['no-app'])
    const subjects = (await sendQueued(house)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject !== 'New sign-in to your account')).toEqual([
      'Your account asks for a code now',
      'New recovery codes for your account',
      'Your account no longer asks for a code',
    ])
  })

  it('is begun, seen and changed only right after a sign-in, by the customer alone', async () => {
    const { token } = await setUp()
    const calls: [Method, string, object?][] = [
      ['POST', `${path}/authenticator-app`],
      ['GET', `${path}/authenticator-app`],
      ['POST', `${path}/authenticator-app/confirm`, { code: '123456' }],
      ['DELETE', `${path}/authenticator-app`],
      ['POST', `${path}/recovery-codes`],
      ['POST', '/api/account/passkeys/options'],
      ['DELETE', '/api/account/passkeys/abc'],
      ['POST', '/api/account/email', { email: 'new@example.com', locale: 'en-gb' }],
    ]
    for (const [method, url, payload] of calls)
      expect((await call('x'.repeat(43), method, url, payload)).statusCode, url).toBe(401)
    await ageSignIns()
    for (const [method, url, payload] of calls)
      expect(codesOf(await call(token, method, url, payload)), url).toEqual(['fresh-sign-in-required'])
    expect((await call(token, 'GET', path)).statusCode).toBe(200)
  })

  it('goes back to address and password for another account', async () => {
    await setUp()
    const browser = house.browse()
    const uid = await browser.begin()
    await browser.logIn(uid, email, password)
    const back = await browser.send(`/oidc/interaction/${uid}/restart`, {
      method: 'POST',
      body: new URLSearchParams({ locale: 'da-dk' }),
    })
    expect(back.headers.get('location')).toBe(`/da-dk/account/sign-in/?interaction=${uid}`)
    expect(await (await browser.send(`/oidc/interaction/${uid}/details`)).json()).toMatchObject({
      step: 'password',
    })
    const without = await browser.step(uid, 'code', { code: '123456' })
    expect(await without.json()).toMatchObject({ errors: [{ code: 'sign-in-expired' }] })
  })
})

/** As if everybody had signed in a quarter of an hour ago. */
async function ageSignIns() {
  const { OidcRecords } = await import('../provider/oidc-record.store.ts')
  const { createSeal } = await import('@kindred/database/seal')
  const { db, config, now } = house.services
  const sessions = new OidcRecords('Session', db, createSeal(config.keys.seal), now)
  const { rows } = await house.database.pool.query("select uid from shop.oidc_record where model = 'Session'")
  for (const { uid } of rows) {
    const session = await sessions.findByUid(uid)
    if (session?.jti)
      await sessions.upsert(session.jti, { ...session, loginTs: Number(session.loginTs) - 900 }, 3600)
  }
}
