import { expect, it } from 'vitest'
import { readCredentials } from './credentials.ts'

const config = { isHttps: true, publicUrl: 'https://kindred.example' }
const read = (cookies: Record<string, string>) =>
  readCredentials(
    { url: '/api/orders', cookies, headers: { cookie: 'some', 'x-shop-code': 'dk' } } as never,
    config,
  )

it('CONST-04 reads the session from two secure session-token cookie chunks, in their order', () => {
  expect(
    read({ '__Secure-next-auth.session-token.1': 'second', '__Secure-next-auth.session-token.0': 'first' }),
  ).toEqual({ kind: 'webSession', cookie: 'firstsecond' })
  expect(read({ '__Secure-next-auth.session-token': 'whole' })).toEqual({
    kind: 'webSession',
    cookie: 'whole',
  })
})

it('CONST-04 takes no session-token cookie that is not marked secure', () => {
  expect(read({ 'next-auth.session-token.0': 'first', 'next-auth.session-token.1': 'second' })).toEqual({
    kind: 'none',
  })
})
