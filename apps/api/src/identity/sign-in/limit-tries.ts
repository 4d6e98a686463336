import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../services.ts'
import { countTry, forgetTries } from './sign-in-failure.store.ts'

const quarterHour = 15 * 60

const limits = {
  /** Wrong passwords for one account from one address in a quarter of an hour. */
  accountFromAddress: 5,
  /** The same, once the account is being guessed at from many addresses: less for each, never nothing. */
  accountUnderAttack: 2,
  /** Tries for one account from everywhere in an hour, after which it counts as under attack. */
  attack: 50,
  /** Tries from one address whatever the account: offices share one. */
  address: 60,
  /** A browser that has signed in to this account before has a count of its own. */
  knownDevice: 10,
  /** Codes of a second step in a quarter of an hour; three of a million are right at any moment. */
  codes: 10,
} as const

export type Visitor = {
  email: string
  /** As the front door knows it, through trusted proxies only. */
  address: string
  /** The device cookie, when the browser has one. */
  device?: string
}

/**
 * Whether a try may be checked, counted for account and address together: whoever guesses from elsewhere cannot lock the
 * owner out, and a browser that signed in before is not held up by strangers behind its own address.
 *
 * @returns `forgive` to call after a right password, or null when there were too many tries
 */
export async function limitTries(
  visitor: Visitor,
  services: Services,
): Promise<{ forgive: () => Promise<void> } | null> {
  const { db, config, now } = services
  const hash = (text: string) =>
    createHmac('sha256', config.keys.oidcCookies).update(text).digest('base64url')
  const account = hash(`account ${visitor.email}`)
  const network = hash(`network ${toNetwork(visitor.address)}`)
  const at = now()

  if (isKnownDevice(visitor.device, visitor.email, config.keys.oidcCookies)) {
    const key = `device ${account} ${hash(visitor.device ?? '')}`
    const tries = await countTry(db, key, quarterHour, at)
    return tries > limits.knownDevice ? null : { forgive: () => forgetTries(db, [key]) }
  }
  const pair = `pair ${account} ${network}`
  const [forAccount, fromNetwork, forPair] = [
    await countTry(db, `account ${account}`, 3600, at),
    await countTry(db, `network ${network}`, quarterHour, at),
    await countTry(db, pair, quarterHour, at),
  ]
  const allowed = forAccount > limits.attack ? limits.accountUnderAttack : limits.accountFromAddress
  if (forPair > allowed || fromNetwork > limits.address) return null
  return { forgive: () => forgetTries(db, [pair]) }
}

/**
 * Whether a code of a second step may be checked. Who brings one knows the password, so tries are counted for the account
 * wherever they come from; the owner's own browser, which has signed in before, has a count of its own.
 *
 * @param device the browser's device mark, only when it is one of this account
 * @returns as `limitTries`
 */
export async function limitCodeTries(
  { customerId, device, of }: { customerId: string; device?: string; of: 'sign-in' | 'set-up' },
  { db, config, now }: Services,
): Promise<{ forgive: () => Promise<void> } | null> {
  const who = `code ${of} ${customerId} ${device ?? ''}`
  const key = createHmac('sha256', config.keys.oidcCookies).update(who).digest('base64url')
  const tries = await countTry(db, key, quarterHour, now())
  return tries > limits.codes ? null : { forgive: () => forgetTries(db, [key]) }
}

/** A value for a browser that has just signed in; only such a browser can have it for this account. */
export function makeDeviceMark(email: string, key: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signDevice(nonce, email, key)}`
}

/** Whether a browser has signed in to this account before. */
export function isKnownDevice(mark: string | undefined, email: string, key: string): boolean {
  const [nonce, signature] = mark?.split('.') ?? []
  if (!nonce || !signature) return false
  const right = Buffer.from(signDevice(nonce, email, key))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}

const signDevice = (nonce: string, email: string, key: string) =>
  createHmac('sha256', key).update(`device ${nonce} ${email}`).digest('base64url')

/** One household has a /64 of IPv6 addresses, and could use each of them once. */
function toNetwork(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  while (tail !== undefined && groups.length + rest.length < 8) groups.push('0')
  return [...groups, ...rest].slice(0, 4).join(':')
}
