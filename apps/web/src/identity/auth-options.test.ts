import { hostileAddresses } from '@kindred/domain/location/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import type { WebSessionState } from './web-session-calls.ts'

const ada = {
  preferred_username: 'u1',
  username: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  client_type: 'Private' as const,
  client_guid: 'u1',
}
const publicUrl = 'https://kindred.example'
const place = [
  { name: 'Location_settings_data', value: '{"country":"DE"}' },
  { name: 'Choosing-Treatmentcountry-Later', value: 'false' },
]
let state: WebSessionState
const jar = { set: vi.fn() }
vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ cookies: async () => jar }))
vi.mock('./read-own-sid.ts', () => ({ readOwnSid: async () => undefined }))
vi.mock('./settings.ts', () => ({
  readIdentitySettings: () => ({ publicUrl, apiOrigin: 'http://127.0.0.1:1', isHttps: true }),
}))
vi.mock('./web-session-calls.ts', () => ({
  createWebSession: async () => ({ sid: 's1', place }),
  readWebSession: async () => state,
  endWebSession: async () => undefined,
}))
const { makeAuthOptions } = await import('./auth-options.ts')

type Read = (asked: object) => Promise<Record<string, unknown>>
const { redirect, ...callbacks } = makeAuthOptions().callbacks ?? {}
const [jwt, session] = [callbacks.jwt, callbacks.session] as unknown as [Read, Read]
/** What a browser with such a cookie is told. */
const look = async (token: object) => session({ session: { expires: 'soon' }, token: await jwt({ token }) })
const cookie = { sid: 's1', profile: ada }

beforeEach(() => {
  state = { outcome: 'open', user: ada }
  jar.set.mockClear()
})

it('LOC-18 LOC-58 keeps where the account says somebody is, once they have signed in', async () => {
  const token = await jwt({ token: {}, account: { provider: 'kindred' }, profile: { sub: 'u1' } })
  expect(token).toMatchObject({ sid: 's1' })
  const kept = { path: '/', maxAge: 2_592_000, sameSite: 'lax', secure: true }
  expect(jar.set.mock.calls).toEqual(place.map(({ name, value }) => [name, value, kept]))
})

it('keeps no place for a look at a session', async () => {
  expect(await look(cookie)).toEqual({ expires: 'soon', user: ada })
  expect(jar.set).not.toHaveBeenCalled()
})

it('SES-15 says that the session was ended, with nothing of the person, until the next sign-in', async () => {
  state = { outcome: 'ended' }
  const ended = { expires: 'soon', error: 'RefreshAccessTokenError' }
  expect(await look(cookie)).toEqual(ended)
  state = { outcome: 'open', user: ada }
  expect(await look({ ...cookie, error: 'RefreshAccessTokenError' })).toEqual(ended)
})

it('SES-14 signs nobody out while the session cannot be asked for', async () => {
  state = { outcome: 'unknown' }
  expect(await look(cookie)).toEqual({ expires: 'soon', user: ada })
})

it('SES-04 knows nobody by a cookie of an older version, which names no session', async () => {
  for (const old of [{}, { profile: ada }, { user: ada, accessToken: 'x' }])
    expect((await look(old)).user).toBeUndefined()
})

it.each(hostileAddresses)('RTE-16 never leads from a sign-in to %j', async (url) => {
  expect(await redirect?.({ url, baseUrl: publicUrl })).toBe(`${publicUrl}/`)
})
