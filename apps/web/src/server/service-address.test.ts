import { afterEach, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
const { callPublic } = await import('./call-api.ts')
const { lookUpPage } = await import('./look-up-page.ts')
const { serviceAddress } = await import('./service-address.ts')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each([
  ['content', '/api/cms/pages/'],
  ['user', '/api/users/7f3a'],
  ['pregnancies', '/api/pregnancies/report'],
  ['payment', '/api/payments/sandbox/events'],
  ['donors', '/api/donors/favorites/en-gb'],
  ['media', '/media/tide.webp'],
])('CFG-04 asks the %s service where the operator runs it', (name, path) => {
  const environment = {
    NODE_ENV: 'test' as const,
    API_ORIGIN: 'http://api',
    [`KINDRED_${name.toUpperCase()}_ORIGIN`]: 'http://apart',
  }
  expect(serviceAddress(path, environment)).toBe('http://apart')
  expect(serviceAddress('/api/commerce/dk-shop/en-gb/basket', environment)).toBe('http://api')
  expect(serviceAddress(path, { NODE_ENV: 'test', API_ORIGIN: 'http://api' })).toBe('http://api')
})

it('CFG-04 holds for calls and for the page lookup', async () => {
  vi.stubEnv('API_ORIGIN', 'http://api')
  vi.stubEnv('KINDRED_CONTENT_ORIGIN', 'http://content')
  const ask = vi.fn(async (_url: string) => Response.json({}, { status: 404 }))
  vi.stubGlobal('fetch', ask)
  await lookUpPage('/en-gb/dk-shop/private/')
  await callPublic('dk')('/api/cms/settings/countries').catch(() => undefined)
  await callPublic('dk')('/api/donors/dk-shop/en-gb/DK/K4127').catch(() => undefined)
  expect(ask.mock.calls.map(([url]) => url)).toEqual([
    'http://content/api/cms/pages/en-gb/dk-shop/private/',
    'http://content/api/cms/settings/countries',
    'http://api/api/donors/dk-shop/en-gb/DK/K4127',
  ])
})
