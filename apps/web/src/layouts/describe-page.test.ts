import type { Page } from '@kindred/contracts/content'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PageLookup } from '../server/look-up-page.ts'

vi.mock('server-only', () => ({}))
let found: PageLookup
vi.mock('../server/open-page.ts', () => ({ openPage: async () => found }))
const { describePage } = await import('./describe-page.ts')

const address = 'https://kindred.example/en-gb/dk-shop/private/blog/'
const path = '/en-gb/dk-shop/private/blog/'
const show = (kind: string) => {
  const page: Page = {
    ...{ epiId: 60, kind, siteArea: 'shop', locale: 'en-GB', title: 'Blog', intro: null, tags: [] },
    version: 'en-GB-1',
    meta: {
      ...{ metaDataTitle: 'Blog', metaDataDescription: '', keywords: null, noindex: false },
      canonicalUrl: address,
      hrefLangs: [{ countryCode: 'en-GB', url: address }],
    },
    ...{ googleFaq: [], breadcrumbs: [], blocks: [], below: [], dehydratedState: null },
  }
  found = { outcome: 'page', page }
}
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it.each(['BlogOverviewPage', 'BlogTagOverviewPage'])(
  'BLOG-01 BLOG-03 SEO-06 gives each page of posts an address of its own: %s',
  async (kind) => {
    show(kind)
    expect(await describePage(path)).toMatchObject({ title: 'Blog', alternates: { canonical: address } })
    expect(await describePage(path, { page: '1' })).toMatchObject({ alternates: { canonical: address } })
    const second = await describePage(path, { page: '2' })
    expect(second).toMatchObject({
      title: 'Blog · Page 2',
      alternates: { canonical: `${address}?page=2`, languages: {} },
      openGraph: { url: `${address}?page=2` },
    })
    expect((await describePage(path, { page: '2/../3' })).alternates?.canonical).toBe(address)
  },
)

it('SEO-06 lets no query name another page', async () => {
  show('StandardPage')
  expect((await describePage(path, { page: '2' })).alternates?.canonical).toBe(address)
})
