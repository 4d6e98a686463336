import { describe, expect, it } from 'vitest'
import { findEquivalentPath } from './find-equivalent-path.ts'
import { buildSiteTree, type PageNode } from './site-tree.ts'

const page = (id: string, texts: PageNode['texts'], part: Partial<PageNode> = {}): PageNode => ({
  ...{ id, epiId: id.length, kind: 'StandardPage', area: 'shop', parentId: null },
  ...{ shops: [], visitorTypes: [], noindex: false, texts },
  ...part,
})
const tree = buildSiteTree([
  page('prices', {
    'en-GB': { title: 'Prices', slug: 'prices' },
    'da-DK': { title: 'Priser', slug: 'priser' },
  }),
  page('offer', { 'en-GB': { title: 'Offer', slug: 'offer' } }, { shops: ['uk'] }),
  page('donor', { 'en-GB': { title: 'Donor', slug: 'donor' } }, { kind: 'DonorProfilePage' }),
])
const options = { shopCodes: ['dk', 'uk'], shopLanguages: {} }
const go = (path: string, shopCode = 'dk') =>
  findEquivalentPath(tree, options, path, { shopCode, locale: 'da-DK', visitorType: 'private' })

describe('LOC-44 the same page after a change of settings', () => {
  it('LOC-44 has the address of its new language', () => {
    expect(go('/en-gb/uk-shop/private/prices/')).toBe('/da-dk/dk-shop/private/priser/')
    expect(go('/en-gb/uk-shop/private/donor/K4127/')).toBe('/da-dk/dk-shop/private/donor/K4127/')
  })

  it('LOC-44 is none where the other shop has no such page, and for what is no page at all', () => {
    expect(go('/en-gb/uk-shop/private/offer/')).toBeNull()
    expect(go('/en-gb/uk-shop/private/nowhere/')).toBeNull()
    expect(go('/en-gb/zz-shop/private/prices/')).toBeNull()
    expect(go('//evil.test/prices/')).toBeNull()
  })

  it('LOC-44 is the basket or the account itself, but no further step of the checkout', () => {
    expect(go('/en-gb/uk-shop/private/checkout/basket/')).toBe('/da-dk/dk-shop/private/checkout/basket/')
    expect(go('/en-gb/account/orders/')).toBe('/da-dk/account/orders/')
    expect(go('/en-gb/uk-shop/private/checkout/payment/')).toBeNull()
  })
})
