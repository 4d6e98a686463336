import { parsePath } from '@kindred/domain/location/path'
import { expect, it } from 'vitest'
import { findPage } from './find-in-tree.ts'
import { buildSiteTree, type PageNode, pathOf, type SiteTree, trailOf } from './site-tree.ts'

let nextId = 1
function node(id: string, texts: PageNode['texts'], rest: Partial<PageNode> = {}): PageNode {
  return {
    id,
    epiId: nextId++,
    kind: 'StandardPage',
    area: 'shop',
    parentId: null,
    shops: [],
    visitorTypes: [],
    noindex: false,
    texts,
    ...rest,
  }
}
const en = (title: string, slug: string) => ({ 'en-GB': { title, slug } })

const tree = buildSiteTree([
  node('home', { ...en('Home', ''), 'da-DK': { title: 'Hjem', slug: '' } }, { visitorTypes: ['private'] }),
  node('guide', { ...en('Guide', 'guide'), 'da-DK': { title: 'Vejledning', slug: 'vejledning' } }),
  node('steps', en('Steps', 'steps'), { parentId: 'guide' }),
  node('offer', en('Offer', 'offer')),
  node('offer-uk', en('Offer for the UK', 'offer'), { shops: ['uk'] }),
  node('orphan', en('Orphan', 'orphan'), { parentId: 'not-published' }),
  node('donor', en('Donor', 'donor'), { kind: 'DonorProfilePage' }),
])
const find = (path: string, on: SiteTree = tree) => {
  const place = parsePath(path)
  return place ? findPage(on, place) : null
}

it('finds a start page and a page below another', () => {
  expect(find('/en-gb/dk-shop/private/')?.node.id).toBe('home')
  expect(find('/en-gb/dk-shop/private/guide/steps/')?.node.id).toBe('steps')
})

it('keeps pages of one visitor type from the other', () => {
  expect(find('/en-gb/dk-shop/professional/')).toBeNull()
})

it('prefers the page made for a shop to the one for all', () => {
  expect(find('/en-gb/uk-shop/private/offer/')?.node.id).toBe('offer-uk')
  expect(find('/en-gb/dk-shop/private/offer/')?.node.id).toBe('offer')
})

it('shows a page in its fallback where it is not translated, under a translated parent', () => {
  const found = find('/da-dk/dk-shop/private/vejledning/steps/')
  expect(found).toMatchObject({
    shownLocale: 'en-GB',
    canonicalPath: '/da-dk/dk-shop/private/vejledning/steps/',
  })
})

it('shows a translated page under a parent that is not translated: each step of its address is what is shown there', () => {
  const halfway = buildSiteTree([
    node('guide', en('Guide', 'guide')),
    node(
      'steps',
      { ...en('Steps', 'steps'), 'da-DK': { title: 'Trin', slug: 'trin' } },
      { parentId: 'guide' },
    ),
    node('last', en('The last step', 'last'), { parentId: 'steps' }),
  ])
  const path = '/da-dk/dk-shop/private/guide/trin/'
  expect(find(path, halfway)).toMatchObject({ shownLocale: 'da-DK', canonicalPath: path })
  expect(find('/da-dk/dk-shop/private/guide/steps/', halfway)?.canonicalPath).toBe(path)
  expect(find(`${path}last/`, halfway)).toMatchObject({ shownLocale: 'en-GB', canonicalPath: `${path}last/` })
})

it('tells the own path of a page that was asked for by another language’s slug', () => {
  expect(find('/da-dk/dk-shop/private/guide/steps/')?.canonicalPath).toBe(
    '/da-dk/dk-shop/private/vejledning/steps/',
  )
})

it('hides what hangs below a page that is not published', () => {
  expect(find('/en-gb/dk-shop/private/orphan/')).toBeNull()
})

it('takes one further segment for a donor, and needs it', () => {
  expect(find('/en-gb/dk-shop/private/donor/K4127/')).toMatchObject({
    parameter: 'K4127',
    canonicalPath: '/en-gb/dk-shop/private/donor/K4127/',
  })
  expect(find('/en-gb/dk-shop/private/donor/')).toBeNull()
  expect(find('/en-gb/dk-shop/private/donor/K4127/more/')).toBeNull()
})

it('LAY-07 leads from the start page to the page itself', () => {
  const place = parsePath('/en-gb/dk-shop/private/guide/steps/')
  const steps = tree.byId.get('steps')
  if (!place || !steps) throw new Error('not set up')
  expect(trailOf(tree, steps, place).map(({ id }) => id)).toEqual(['home', 'guide', 'steps'])
  expect(pathOf(tree, steps, place)).toBe('/en-gb/dk-shop/private/guide/steps/')
})

it('I18N-02 reads the title and the slug each from the nearest language, in lists and at the page alike', () => {
  const half = buildSiteTree([
    node('half', { ...en('Whole', 'whole'), 'da-DK': { title: 'Halv', slug: '' } }),
    node('home', en('Home', '')),
  ])
  const found = find('/da-dk/dk-shop/private/whole/', half)
  expect(found).toMatchObject({ node: { id: 'half' }, canonicalPath: '/da-dk/dk-shop/private/whole/' })
  const place = parsePath('/da-dk/dk-shop/private/')
  expect(place && found && pathOf(half, found.node, place)).toBe('/da-dk/dk-shop/private/whole/')
})

it('PAGE-11 finds a page of the checkout at its step and moves it there from its own slug', () => {
  const withBasket = buildSiteTree([node('basket', en('Basket', 'my-basket'), { kind: 'BasketPage' })])
  expect(find('/en-gb/dk-shop/private/checkout/basket/', withBasket)?.node.id).toBe('basket')
  expect(find('/en-gb/dk-shop/private/my-basket/', withBasket)?.canonicalPath).toBe(
    '/en-gb/dk-shop/private/checkout/basket/',
  )
})

it('BLOG-03 takes a tag as one further segment, and stands without one too', () => {
  const tags = buildSiteTree([node('tag', en('Topics', 'tag'), { kind: 'BlogTagOverviewPage' })])
  expect(find('/en-gb/dk-shop/private/tag/law/', tags)?.parameter).toBe('law')
  expect(find('/en-gb/dk-shop/private/tag/', tags)?.parameter).toBeNull()
})
