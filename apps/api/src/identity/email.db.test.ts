import { afterEach, describe, expect, it, vi } from 'vitest'
import { openWebSession } from './sessions/open-web-session.ts'
import { password } from './testing/open-house.ts'
import { sendQueued } from './testing/post.ts'
import { useHouse } from './testing/use-house.ts'

const house = useHouse()

afterEach(() => {
  vi.useRealTimers()
})

const [old, wanted] = ['ada@example.com', 'countess@example.com']
let caller = 0
const post = (url: string, payload: object, token?: string) =>
  house.app.inject({
    method: 'POST',
    url,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    remoteAddress: `10.9.0.${++caller}`,
  })
const confirm = async (token: string) => {
  const answer = (await post('/api/account/email/confirm', { token })).json()
  return answer.changed ? 'changed' : answer.errors[0].code
}
const tokenIn = (mail: { text: string } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
/** Signs Ada in. @returns asks for another address in her name */
async function beAda() {
  await house.addCustomer()
  const { access_token } = await house.browse().signIn(old, password)
  return async (email = ` ${wanted.toUpperCase()}`) => {
    const answer = await post('/api/account/email', { email, locale: 'da-dk' }, access_token)
    return [answer.statusCode, answer.json()]
  }
}
/** Whether somebody comes in with an address. */
async function comesIn(email: string) {
  const browser = house.browse()
  return (await (await browser.logIn(await browser.begin(), email, password)).json()) as object
}

describe('another e-mail address', () => {
  it('counts once the link that went to it is followed, and the old one is told', async () => {
    const ask = await beAda()
    expect(await ask()).toEqual([200, { sent: true }])
    const [mail, ...more] = await sendQueued(house)
    expect([mail?.to, mail?.subject, more]).toEqual([wanted, 'Bekræft din nye e-mailadresse', []])
    expect(await comesIn(wanted)).toMatchObject({ errors: [{ code: 'invalid-credentials' }] })
    expect(await confirm(tokenIn(mail))).toBe('changed')
    expect(await comesIn(wanted)).toHaveProperty('redirectTo')
    expect(await comesIn(old)).toMatchObject({ errors: [{ code: 'invalid-credentials' }] })
    const told = (await sendQueued(house)).filter(({ subject }) => subject.includes('e-mail address'))
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([[old, 'Your e-mail address was changed']])
    expect(await confirm(tokenIn(mail))).toBe('link-expired')
  })

  it('is that of every browser that is signed in, as soon as it counts', async () => {
    const ask = await beAda()
    const sid = await house.browse().openSession(old, password)
    // Nothing is forgotten because time goes by.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const email = async () => (await openWebSession(sid, house.services))?.email
    expect(await email()).toBe(old)
    await ask()
    const [mail] = await sendQueued(house)
    expect(await confirm(tokenIn(mail))).toBe('changed')
    await expect.poll(email, { timeout: 30_000 }).toBe(wanted)
  })

  it('that is somebody’s gets the same answer, and its owner is told', async () => {
    await house.addCustomer({ email: wanted, fullName: 'Augusta King' })
    const ask = await beAda()
    expect(await ask()).toEqual([200, { sent: true }])
    expect((await sendQueued(house)).map(({ to, subject }) => [to, subject])).toEqual([
      [wanted, 'Du har allerede en konto'],
    ])
  })

  it('that became somebody’s meanwhile is not taken from them', async () => {
    const ask = await beAda()
    await ask()
    const [mail] = await sendQueued(house)
    await house.addCustomer({ email: wanted, fullName: 'Augusta King' })
    expect(await confirm(tokenIn(mail))).toBe('link-expired')
    expect(await comesIn(old)).toHaveProperty('redirectTo')
  })

  it('that cannot be one is refused by its field', async () => {
    const ask = await beAda()
    expect(await ask('ada')).toMatchObject([422, { errors: [{ code: 'email-invalid', field: 'email' }] }])
  })

  it('is mailed to once a minute at most, by links of which the last counts, for a day', async () => {
    const ask = await beAda()
    await ask()
    await ask('other@example.com')
    expect(await sendQueued(house)).toHaveLength(1)
    await house.database.pool.query("update shop.email_token set created_at = now() - interval '61 seconds'")
    await ask('other@example.com')
    const [first, second] = await sendQueued(house)
    expect(await confirm(tokenIn(first))).toBe('link-expired')
    await house.database.pool.query("update shop.email_token set expires_at = now() - interval '1 second'")
    expect(await confirm(tokenIn(second))).toBe('link-expired')
  })

  it('leaves no link of the old one that opens anything', async () => {
    const ask = await beAda()
    await ask()
    await post('/api/account/password/forgot', { email: old, locale: 'en-gb' })
    const mails = await sendQueued(house)
    const tokens = [wanted, old].map((address) => tokenIn(mails.find(({ to }) => to === address)))
    expect(await confirm(tokens[0] ?? '')).toBe('changed')
    const reset = await post('/api/account/password/reset', { token: tokens[1], password: 'Tidal-onyx-77' })
    expect(reset.json()).toMatchObject({ errors: [{ code: 'link-expired' }] })
  })
})
