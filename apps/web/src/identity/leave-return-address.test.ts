import { expect, it } from 'vitest'
import { leaveReturnAddress } from './leave-return-address.ts'

it('leaves alone where a sign-in leads back to, and keeps every other cookie', () => {
  const session = '__Secure-next-auth.session-token=abc; Path=/; HttpOnly; Secure'
  const csrf = '__Host-next-auth.csrf-token=def; Path=/; HttpOnly; Secure'
  const given = new Headers({ 'content-type': 'application/json' })
  for (const cookie of [
    '__Secure-next-auth.callback-url=https%3A%2F%2Fkindred.test; Path=/',
    session,
    'next-auth.callback-url=http%3A%2F%2Flocalhost%3A3000; Path=/',
    csrf,
  ])
    given.append('set-cookie', cookie)
  const left = leaveReturnAddress(given)
  expect(left.getSetCookie()).toEqual([session, csrf])
  expect(left.get('content-type')).toBe('application/json')
})
