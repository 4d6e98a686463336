import { existsSync } from 'node:fs'
import { hostileAddresses } from '@kindred/domain/location/testing'
import type { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
let answered = Response.json({})
vi.mock('next-auth', () => ({ default: async () => answered }))
vi.mock('../../../../identity/auth-options.ts', () => ({
  makeAuthOptions: () => ({}),
  providerId: 'kindred',
}))
vi.mock('../../../../identity/settings.ts', () => ({
  readIdentitySettings: () => ({ publicUrl: 'https://kindred.example', isHttps: true }),
}))
const startSignIn = vi.fn(async (_path: string, _how: { prompt?: string; reason?: string }) => ({
  location: '/oidc/auth?x=1',
  cookies: ['a=b'],
}))
vi.mock('../../../../identity/start-sign-in.ts', () => ({ startSignIn }))
const { GET } = await import('./route.ts')

const get = async (path: string, ...nextauth: string[]) => {
  const request = { nextUrl: new URL(path, 'https://kindred.example'), cookies: { get: () => undefined } }
  const response = await GET(request as unknown as NextRequest, { params: Promise.resolve({ nextauth }) })
  return [response.status, response.headers.get('location')]
}

it.each([
  ['RTE-01', 'signin', undefined],
  ['RTE-17', 'session-expired', 'RefreshAccessTokenError'],
])(
  '%s starts the sign-in at /api/auth/%s and comes back to where the person was',
  async (_row, action, reason) => {
    const callback = encodeURIComponent('/en-gb/account/?a=1')
    expect(await get(`/api/auth/${action}?callbackUrl=${callback}`, action)).toEqual([303, '/oidc/auth?x=1'])
    expect(startSignIn).toHaveBeenLastCalledWith('/en-gb/account/?a=1', { prompt: undefined, reason })
  },
)

describe('a way back that is none', () => {
  it.each(['', ...hostileAddresses])('RTE-16 is / in place of %j', async (address) => {
    const query = `?callbackUrl=${encodeURIComponent(address)}`
    for (const action of ['signin', 'session-expired']) {
      startSignIn.mockClear()
      await get(`/api/auth/${action}${query}`, action)
      expect(startSignIn).toHaveBeenCalledWith('/', expect.anything())
    }
    // The page of an error leads on from there; without a way back, to the account.
    for (const [path, action] of [
      [`/api/auth/error${query}&error=OAuthCallback`, 'error'],
      [`/api/auth/signin/another${query}&error=OAuthCallback`, 'signin'],
    ] as const)
      expect(await get(path, action, 'another')).toEqual([303, '/en-gb/account/sign-in/?error=OAuthCallback'])
  })
})

it('SES-04 answers null where the session names nobody', async () => {
  const ask = async (body: object) => {
    answered = Response.json(body)
    const request = { nextUrl: new URL('https://kindred.example/api/auth/session/') }
    const params = Promise.resolve({ nextauth: ['session'] })
    const response = await GET(request as unknown as NextRequest, { params })
    expect(response.headers.get('cache-control')).toBe('no-store')
    return response.json()
  }
  const expires = '2027-01-01T00:00:00.000Z'
  expect(await ask({})).toBeNull()
  // Of a cookie that an older version made.
  expect(await ask({ expires })).toBeNull()
  const ada = { user: { name: 'Ada' }, expires }
  expect(await ask(ada)).toEqual(ada)
  const ended = { error: 'RefreshAccessTokenError', expires }
  expect(await ask(ended)).toEqual(ended)
})

it('RTE-02 leads a sign-out to the one that ends both sessions', async () => {
  expect(await get('/api/auth/signout', 'signout')).toEqual([303, '/api/auth/federated-logout/'])
})

it('RTE-18 has a picture of every kind of card that a shop may take', () => {
  const folder = new URL('../../../../../public/svg/payment-types/', import.meta.url)
  for (const name of [
    'Visa',
    'MasterCard',
    'Maestro',
    'AmericanExpress',
    'JCB',
    'Discover',
    'Dankort',
    'Invoice',
  ])
    expect(existsSync(new URL(`${name.toLowerCase()}.svg`, folder)), name).toBe(true)
})

it('SES-12 leads to the page that says what went wrong when there is nobody to sign in with', async () => {
  startSignIn.mockRejectedValueOnce(new Error('no provider'))
  const callback = encodeURIComponent('/da-dk/account/')
  expect(await get(`/api/auth/signin?callbackUrl=${callback}`, 'signin')).toEqual([
    303,
    '/da-dk/account/sign-in/?error=Configuration&callbackUrl=%2Fda-dk%2Faccount%2F',
  ])
})

it('SES-13 leads to the sign-in page with the way back when the provider is not known', async () => {
  startSignIn.mockClear()
  const callback = encodeURIComponent('/en-gb/account/orders/')
  expect(await get(`/api/auth/signin/another?callbackUrl=${callback}`, 'signin', 'another')).toEqual([
    303,
    '/en-gb/account/sign-in/?callbackUrl=%2Fen-gb%2Faccount%2Forders%2F',
  ])
  expect(startSignIn).not.toHaveBeenCalled()
})

it('SES-17 SES-20 starts anew for who must show again who they are, and for no reason that is not ours', async () => {
  await get('/api/auth/signin?error=FreshSignInRequired&prompt=login', 'signin')
  expect(startSignIn).toHaveBeenLastCalledWith('/', { prompt: 'login', reason: 'FreshSignInRequired' })
  expect(await get('/api/auth/signin?error=Invented', 'signin')).toEqual([
    303,
    '/en-gb/account/sign-in/?error=Invented',
  ])
})
