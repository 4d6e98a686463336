import { describe, expect, it } from 'vitest'
import { Device } from '../testing/device.ts'
import { password } from '../testing/open-house.ts'
import { sendQueued } from '../testing/post.ts'
import { useHouse } from '../testing/use-house.ts'

const house = useHouse()

const email = 'ada@example.com'
const origin = () => house.services.config.publicUrl
const call = (token: string | undefined, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  house.app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } })
const codesOf = (response: { json: () => { errors?: { code: string }[] } }) =>
  response.json().errors?.map(({ code }) => code)

async function signInAs(who = email) {
  return (await house.browse().signIn(who, password)).access_token
}

async function register(token: string | undefined, device = new Device(origin()), name = 'My phone') {
  const options = (await call(token, 'POST', '/api/account/passkeys/options')).json()
  const added = await call(token, 'POST', '/api/account/passkeys', { name, response: device.make(options) })
  return { device, options, added }
}

/** A sign-in by passkey alone. `bend` may change what the device answers. */
async function signInWith(device: Device, bend: (answer: ReturnType<Device['answer']>) => object = (a) => a) {
  const browser = house.browse()
  const uid = await browser.begin()
  const options = (await (await browser.step(uid, 'passkey/options')).json()) as { challenge: string }
  const response = bend(device.answer(options))
  const answer = (await (await browser.step(uid, 'passkey', { response })).json()) as {
    redirectTo?: string
    errors?: { code: string }[]
  }
  return { browser, uid, options, answer, code: answer.errors?.[0]?.code ?? 'in' }
}

describe('a passkey', () => {
  it('SES-01 signs in without password or code; the owner hears of it when it is added', async () => {
    const id = await house.addCustomer()
    const { device, options, added } = await register(await signInAs())
    expect(added.statusCode).toBe(204)
    // What goes to the device names the person by an opaque id.
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(id)
    const { browser, answer } = await signInWith(device)
    const tokens = await browser.resume(answer.redirectTo ?? '')
    const listed = (await call(tokens.access_token, 'GET', '/api/account/factors')).json().passkeys
    expect(listed).toMatchObject([{ name: 'My phone', id: device.id.toString('base64url') }])
    expect(listed[0].lastUsedAt).not.toBeNull()
    const mails = await sendQueued(house)
    expect(mails.find(({ subject }) => subject.startsWith('A passkey was added'))?.text).toContain('My phone')
  })

  it('answers a question once, for the sign-in it was asked in, in time', async () => {
    await house.addCustomer()
    const { device } = await register(await signInAs())
    const { browser, uid, options } = await signInWith(device)
    const again = await browser.step(uid, 'passkey', { response: device.answer(options) })
    expect(again.status).toBe(422)
    const other = house.browse()
    const otherUid = await other.begin()
    const asked = (await (await other.step(otherUid, 'passkey/options')).json()) as { challenge: string }
    // The question of one sign-in is no answer to another's.
    const third = house.browse()
    const thirdUid = await third.begin()
    expect((await third.step(thirdUid, 'passkey', { response: device.answer(asked) })).status).toBe(422)
    await house.database.pool.query(
      "update shop.passkey_challenge set expires_at = now() - interval '1 second'",
    )
    expect((await other.step(otherUid, 'passkey', { response: device.answer(asked) })).status).toBe(422)
  })

  it('is refused from another origin, unchecked by its device, with another key, and unknown', async () => {
    await house.addCustomer()
    const { device } = await register(await signInAs())
    expect((await signInWith(new Device(origin()))).code).toBe('passkey-not-known')
    const foreign = new Device('https://kindred.evil.example')
    const forged = new Device(origin())
    for (const other of [foreign, forged]) Object.assign(other, { id: device.id })
    expect((await signInWith(foreign)).code).toBe('passkey-not-known')
    expect((await signInWith(forged)).code).toBe('passkey-not-known')
    device.flags = 0x01
    expect((await signInWith(device)).code).toBe('passkey-not-known')
    device.flags = 0x05
    expect((await signInWith(device)).code).toBe('in')
  })

  it('whose counter goes back was copied, and lets nobody in', async () => {
    await house.addCustomer()
    const { device } = await register(await signInAs())
    device.counter = 7
    expect((await signInWith(device)).code).toBe('in')
    device.counter = 7
    expect((await signInWith(device)).code).toBe('passkey-not-known')
    device.counter = 0
    expect((await signInWith(device)).code).toBe('passkey-not-known')
    device.counter = 8
    expect((await signInWith(device)).code).toBe('in')
  })

  it('is kept once, for one customer, and only by who was asked', async () => {
    await house.addCustomer()
    await house.addCustomer({ email: 'grace@example.com', fullName: 'Grace Hopper' })
    const [ada, grace] = [await signInAs(), await signInAs('grace@example.com')]
    const { device, options } = await register(ada)
    expect(codesOf((await register(grace, device)).added)).toEqual(['passkey-exists'])
    const spent = await call(ada, 'POST', '/api/account/passkeys', {
      name: 'Again',
      response: new Device(origin()).make(options),
    })
    expect(codesOf(spent)).toEqual(['passkey-not-valid'])
    const asked = (await call(ada, 'POST', '/api/account/passkeys/options')).json()
    const stolen = await call(grace, 'POST', '/api/account/passkeys', {
      name: 'Mine',
      response: new Device(origin()).make(asked),
    })
    expect(codesOf(stolen)).toEqual(['passkey-not-valid'])
  })

  it('is removed by its owner alone, signs nobody in any more, and the owner hears of it', async () => {
    await house.addCustomer()
    await house.addCustomer({ email: 'grace@example.com', fullName: 'Grace Hopper' })
    const [ada, grace] = [await signInAs(), await signInAs('grace@example.com')]
    const { device } = await register(ada)
    const address = `/api/account/passkeys/${device.id.toString('base64url')}`
    expect((await call(grace, 'DELETE', address)).statusCode).toBe(204)
    expect((await signInWith(device)).code).toBe('in')
    expect((await call(ada, 'DELETE', address)).statusCode).toBe(204)
    expect((await signInWith(device)).code).toBe('passkey-not-known')
    const subjects = (await sendQueued(house)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('removed'))).toHaveLength(1)
  })

  it('belongs to the browser that began the sign-in', async () => {
    const uid = await house.browse().begin()
    const stranger = await house.browse().step(uid, 'passkey/options')
    expect(await stranger.json()).toMatchObject({ errors: [{ code: 'sign-in-expired' }] })
  })

  it.each([
    '',
    'x',
    '{}',
    'null',
    '{"response":{}}',
    '{"response":{"id":"a","rawId":"a","type":"public-key"}}',
  ])('is refused as a body that is none: %j', async (body) => {
    const browser = house.browse()
    const uid = await browser.begin()
    const headers = { 'content-type': 'application/json' }
    const answer = await browser.send(`/oidc/interaction/${uid}/passkey`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  })
})
