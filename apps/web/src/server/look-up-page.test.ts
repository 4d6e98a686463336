import { describe, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { readAnswer, lookUpPage } = await import('./look-up-page.ts')

const answer = (status: number, headers: Record<string, string> = {}, body: unknown = null) =>
  new Response(body === null ? null : JSON.stringify(body), { status, headers })

const page = {
  epiId: 68,
  kind: 'StandardPage',
  siteArea: 'shop',
  locale: 'en-GB',
  title: 'Prices',
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

describe('the page lookup', () => {
  it('RTE-22 redirects with a Location, for good only on 301', async () => {
    expect(await readAnswer(answer(301, { location: '/a/' }))).toEqual({
      outcome: 'redirect',
      location: '/a/',
      isPermanent: true,
    })
    expect(await readAnswer(answer(302, { location: '/a/' }))).toMatchObject({ isPermanent: false })
  })

  it('RTE-23 makes a redirect without a Location an error', async () => {
    expect(await readAnswer(answer(301))).toEqual({ outcome: 'error', status: 500 })
    expect(await readAnswer(answer(302))).toEqual({ outcome: 'error', status: 500 })
  })

  it('RTE-24 reads 404 as not found', async () => {
    expect(await readAnswer(answer(404))).toEqual({ outcome: 'not-found' })
  })

  it('RTE-25 keeps the status of a 409', async () => {
    expect(await readAnswer(answer(409))).toEqual({ outcome: 'error', status: 409 })
  })

  it('RTE-26 reads any other ok answer as the page', async () => {
    expect(await readAnswer(answer(200, {}, page))).toMatchObject({
      outcome: 'page',
      page: { title: 'Prices' },
    })
    expect(await readAnswer(answer(203, {}, page))).toMatchObject({ outcome: 'page' })
  })

  it('RTE-27 makes any other answer an error', async () => {
    for (const status of [400, 401, 403, 418, 500, 502, 503])
      expect(await readAnswer(answer(status))).toEqual({ outcome: 'error', status: 500 })
  })

  it('RTE-28 RTE-29 logs what is thrown and answers with an error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')))
    expect(await lookUpPage('/en-gb/dk-shop/private/')).toEqual({ outcome: 'error', status: 500 })
    expect(log.mock.calls.flat().join(' ')).toContain('Could not get page data for the path')
    vi.unstubAllGlobals()
    log.mockRestore()
  })
})
