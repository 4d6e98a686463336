import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { lookUpPage } = await import('./look-up-page.ts')

const answer = (status: number, headers: Record<string, string> = {}, body: unknown = null) =>
  new Response(body === null ? null : JSON.stringify(body), { status, headers })

const page = {
  epiId: 68,
  kind: 'StandardPage',
  siteArea: 'shop',
  locale: 'en-GB',
  title: 'Prices',
  version: 'da-DK-1',
  intro: null,
  meta: {
    metaDataTitle: 'Prices',
    metaDataDescription: '',
    keywords: null,
    noindex: false,
    canonicalUrl: 'https://kindred.example/en-gb/dk-shop/private/prices/',
    hrefLangs: [],
  },
  googleFaq: [],
  breadcrumbs: [],
  blocks: [],
  tags: ['page:68'],
}

const shown = { outcome: 'page', page: expect.objectContaining({ epiId: 68, title: 'Prices' }) }
const failed = (status: number) => ({ outcome: 'error', status })
const redirect = (isPermanent: boolean) => ({ outcome: 'redirect', location: '/a/?b=1', isPermanent })

/** Every answer the content service can give, and what becomes of it. */
const outcomes: [row: string, answer: Response, outcome: object, isLogged: boolean][] = [
  [
    'RTE-22 301 with a Location: there, for good',
    answer(301, { location: '/a/?b=1' }),
    redirect(true),
    false,
  ],
  [
    'RTE-22 302 with a Location: there, for now',
    answer(302, { location: '/a/?b=1' }),
    redirect(false),
    false,
  ],
  ['RTE-23 301 without a Location', answer(301), failed(500), true],
  ['RTE-23 302 without a Location', answer(302), failed(500), true],
  ['RTE-23 302 with an empty one', answer(302, { location: '' }), failed(500), true],
  ['RTE-24 404', answer(404), { outcome: 'not-found' }, false],
  ['RTE-25 409, whose status is kept', answer(409), failed(409), true],
  ['RTE-26 RTE-30 200 with the page', answer(200, {}, page), shown, false],
  ['RTE-26 any other ok answer', answer(203, {}, page), shown, false],
  ...[303, 304, 307, 308, 400, 401, 403, 410, 418, 429, 500, 502, 503].map(
    (status): [string, Response, object, boolean] => [`RTE-27 ${status}`, answer(status), failed(500), true],
  ),
  ['RTE-28 an ok answer that is no page', answer(200, {}, { kind: 'StandardPage' }), failed(500), true],
  ['RTE-28 an ok answer that cannot be read', answer(200), failed(500), true],
]

describe('the page lookup', () => {
  let log: MockInstance
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    log.mockRestore()
  })

  it.each(outcomes)('%s', async (_row, response, outcome, isLogged) => {
    vi.stubGlobal('fetch', async () => response)
    expect(await lookUpPage('/en-gb/dk-shop/private/')).toEqual(outcome)
    expect(log).toHaveBeenCalledTimes(isLogged ? 1 : 0)
  })

  it('RTE-21 asks for the path as it is, and follows no redirect itself', async () => {
    const fetch = vi.fn(async (_url: string, _options: RequestInit) => answer(404))
    vi.stubGlobal('fetch', fetch)
    const path = '/el-gr/dk-shop/private/%CF%84%CE%B9%CE%BC%CE%AE/'
    await lookUpPage(path)
    expect(fetch.mock.calls[0]?.[0]).toMatch(new RegExp(`/api/cms/pages${path}$`))
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
  })

  it('RTE-28 RTE-29 logs what is thrown, in the words of the specification, with the path', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')))
    expect(await lookUpPage('/en-gb/dk-shop/private/')).toEqual(failed(500))
    expect(JSON.parse(log.mock.calls[0]?.[0])).toEqual({
      level: 'error',
      code: 'page-lookup',
      message: 'Could not get page data for the path',
      path: '/en-gb/dk-shop/private/',
      detail: 'Error: refused',
    })
  })
})
