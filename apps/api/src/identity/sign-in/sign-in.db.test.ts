import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { password } from '../testing/open-house.ts'
import { useHouse } from '../testing/use-house.ts'

const house = useHouse()

describe('sign-in', () => {
  it('SES-01 hands language and shop along, and leads to the page in that language', async () => {
    const browser = house.browse()
    const uid = await browser.begin()
    const step = await browser.send(`/oidc/interaction/${uid}`)
    expect(step.status).toBe(303)
    expect(step.headers.get('location')).toBe(`/da-dk/account/sign-in/?interaction=${uid}`)
    const details = await (await browser.send(`/oidc/interaction/${uid}/details`)).json()
    expect(details).toEqual({
      uid,
      prompt: 'login',
      locale: 'da-dk',
      shopCode: 'dk',
      step: 'password',
      awaitsConfirmation: false,
      reason: null,
    })
  })

  it('SES-17 hands along why a session is asked for, and no word that is not one of ours', async () => {
    const reasonOf = async (reason: string) => {
      const browser = house.browse()
      const uid = await browser.begin({ reason })
      return ((await (await browser.send(`/oidc/interaction/${uid}/details`)).json()) as { reason: unknown })
        .reason
    }
    expect(await reasonOf('SessionRequired')).toBe('SessionRequired')
    expect(await reasonOf('<b>hello</b>')).toBeNull()
  })

  it('SES-02 ends in tokens that say who the customer is', async () => {
    const id = await house.addCustomer()
    const tokens = await house.browse().signIn('Ada@Example.com ', password)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600 })
    expect(tokens.refresh_token).toBeTruthy()
    expect(decodeJwt(tokens.id_token ?? '')).toMatchObject({
      iss: `${house.services.config.publicUrl}/oidc`,
      sub: id,
      preferred_username: id,
      client_guid: id,
      client_type: 'Private',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      nonce: 'the-nonce',
    })
  })

  it('SES-01 names the field of an address with control characters', async () => {
    const browser = house.browse()
    const refused = await browser.logIn(await browser.begin(), 'ada\u0000@example.com', password)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'invalid-field', field: 'email' }] })
  })

  it('API-01 the access token opens the account, a made-up one does not', async () => {
    const id = await house.addCustomer()
    const { access_token } = await house.browse().signIn('ada@example.com', password)
    const ask = (token: string) =>
      house.app.inject({ url: `/api/users/${id}`, headers: { authorization: `Bearer ${token}` } })
    expect((await ask(access_token ?? '')).json()).toMatchObject({ username: id, type: 'Private' })
    expect((await ask('x'.repeat(43))).statusCode).toBe(401)
  })

  it('keeps no token readable in the database', async () => {
    await house.addCustomer()
    const tokens = await house.browse().signIn('ada@example.com', password)
    const { rows } = await house.database.pool.query('select * from shop.oidc_record')
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(tokens.access_token)
    expect(kept).not.toContain(tokens.refresh_token)
  })

  it('gives an unknown address and a wrong password the same answer', async () => {
    await house.addCustomer()
    const browser = house.browse()
    const uid = await browser.begin()
    const wrong = await browser.logIn(uid, 'ada@example.com', 'not it')
    const unknown = await browser.logIn(uid, 'nobody@example.com', 'not it')
    expect([wrong.status, unknown.status]).toEqual([422, 422])
    expect(await wrong.json()).toEqual(await unknown.json())
  })

  it('says that the address is not confirmed only to who knows the password, and sends the mail again', async () => {
    await house.addCustomer({ emailConfirmedAt: null })
    const browser = house.browse()
    const uid = await browser.begin()
    const code = async (tried: string) => {
      const body = (await (await browser.logIn(uid, 'ada@example.com', tried)).json()) as {
        errors: { code: string }[]
      }
      return body.errors[0]?.code
    }
    const jobs = async () =>
      (
        await house.database.pool.query(
          "select 1 from graphile_worker.jobs where task_identifier = 'mail.send'",
        )
      ).rowCount
    const resend = () => browser.send(`/oidc/interaction/${uid}/resend`, { method: 'POST' })
    expect(await code('not it')).toBe('invalid-credentials')
    expect((await resend()).headers.get('location')).toContain('error=sign-in-expired')
    expect(await jobs()).toBe(0)
    expect(await code(password)).toBe('email-not-confirmed')
    expect((await resend()).headers.get('location')).toContain('sent=1')
    expect(await jobs()).toBe(1)
    await resend()
    expect(await jobs()).toBe(1)
  })

  it('stops guessing at an account from one address, without keeping its owner out elsewhere', async () => {
    await house.addCustomer()
    const guesser = house.browse()
    const owner = house.browse()
    await owner.signIn('ada@example.com', password)
    owner.cookies.delete('kindred-idp.session')
    const uid = await guesser.begin()
    const statuses = []
    for (let n = 0; n < 6; n++) {
      const body = (await (await guesser.logIn(uid, 'ada@example.com', `guess ${n}`)).json()) as {
        errors: { code: string }[]
      }
      statuses.push(body.errors[0]?.code)
    }
    expect(statuses).toEqual([...Array(5).fill('invalid-credentials'), 'too-many-tries'])
    // Even the right password does not tell a guesser that it is right.
    expect((await guesser.logIn(uid, 'ada@example.com', password)).status).toBe(422)
    // The owner's browser shares the guesser's address here, and still gets in.
    expect((await owner.signIn('ada@example.com', password)).access_token).toBeTruthy()
  })

  it('works without scripts, and puts nothing personal into an address', async () => {
    await house.addCustomer()
    const browser = house.browse()
    const uid = await browser.begin()
    const form = (secret: string) =>
      browser.send(`/oidc/interaction/${uid}/login`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'ada@example.com', password: secret, locale: 'de-de' }),
      })
    const wrong = await form('not it')
    expect(wrong.status).toBe(303)
    expect(wrong.headers.get('location')).toBe(
      `/de-de/account/sign-in/?interaction=${uid}&error=invalid-credentials`,
    )
    const right = await form(password)
    expect(right.status).toBe(303)
    const done = await browser.send(right.headers.get('location') ?? '')
    expect(done.headers.get('location')).toContain('/api/auth/callback/kindred?code=')
  })

  it('belongs to the browser that began it', async () => {
    await house.addCustomer()
    const uid = await house.browse().begin()
    const stranger = await house.browse().logIn(uid, 'ada@example.com', password)
    expect(await stranger.json()).toMatchObject({ errors: [{ code: 'sign-in-expired' }] })
  })

  it('requires PKCE and the registered return address', async () => {
    const browser = house.browse()
    const without = await browser.send(
      `/oidc/auth?client_id=kindred-web&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${house.services.config.publicUrl}/api/auth/callback/kindred`)}`,
    )
    expect(without.headers.get('location')).toContain('error=invalid_request')
    const elsewhere = await browser.send(
      '/oidc/auth?client_id=kindred-web&response_type=code&scope=openid&redirect_uri=https%3A%2F%2Fevil.example%2F',
    )
    expect(elsewhere.status).toBe(400)
  })

  it('a refresh token works once; its second use ends the whole sign-in', async () => {
    await house.addCustomer()
    const browser = house.browse()
    const first = await browser.signIn('ada@example.com', password)
    const refresh = (token = '') => browser.askTokens({ grant_type: 'refresh_token', refresh_token: token })
    const second = await refresh(first.refresh_token)
    expect(second.access_token).toBeTruthy()
    expect(await refresh(first.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    expect(await refresh(second.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    const me = await browser.send('/oidc/me', { headers: { authorization: `Bearer ${second.access_token}` } })
    expect(me.status).toBe(401)
  })

  it('of two refreshes at the same moment with one token at most one is answered', async () => {
    await house.addCustomer()
    const browser = house.browse()
    const { refresh_token = '' } = await browser.signIn('ada@example.com', password)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser.askTokens({ grant_type: 'refresh_token', refresh_token })),
    )
    expect(answers.filter((answer) => answer.access_token).length).toBeLessThanOrEqual(1)
  })

  it('starts at once in two processes with one signing key', async () => {
    const { createProvider } = await import('../provider/create-provider.ts')
    await house.database.pool.query('truncate shop.signing_key')
    await Promise.all([createProvider(house.services), createProvider(house.services)])
    const { rows } = await house.database.pool.query('select sealed_jwk from shop.signing_key')
    expect(rows).toHaveLength(1)
    expect(rows[0].sealed_jwk).not.toContain('"d"')
  })
})
