import { expect, it } from 'vitest'
import { useContentWorld } from './testing/content-world.ts'

const world = useContentWorld()
const { get } = world

it('RTE-26 answers the page with kind, area, blocks, breadcrumbs and languages', async () => {
  const { status, body } = await get('/api/cms/pages/en-gb/dk-shop/private/prices/')
  expect(status).toBe(200)
  expect(body).toMatchObject({ kind: 'StandardPage', siteArea: 'shop', locale: 'en-GB', title: 'Prices' })
  expect(body.breadcrumbs.map((crumb: { url: string }) => crumb.url)).toEqual([
    '/en-gb/dk-shop/private/',
    '/en-gb/dk-shop/private/prices/',
  ])
  expect(body.meta.hrefLangs.map((one: { countryCode: string }) => one.countryCode)).toEqual([
    'en-GB',
    'de-DE',
    'fr-FR',
    'es-ES',
    'da-DK',
  ])
  const table = body.blocks.find((block: { blockType: string }) => block.blockType === 'priceTable')
  expect(table.rows[0].price.currency).toBe('EUR')
  expect(body.tags).toEqual(expect.arrayContaining(['page:73', 'navigation', 'master-data']))
})

it('has no broken block and no dead link on any page in any language', async () => {
  for (const locale of ['en-gb', 'da-dk', 'de-de', 'fr-fr', 'es-es'])
    for (const visitorType of ['private', 'professional']) {
      const navigation = (await get(`/api/cms/dk-shop/${locale}/${visitorType}/navigation`)).body
      for (const [kind, url] of Object.entries<string>(navigation.pagesByKind)) {
        // Nobody's without a donor.
        if (kind === 'DonorProfilePage') continue
        const { status, body } = await get(`/api/cms/pages${url}`)
        expect(status, url).toBe(200)
        expect(body.blocks.filter((block: { blockType: string }) => block.blockType === 'broken')).toEqual([])
        for (const link of JSON.stringify(body.blocks).matchAll(/"(?:buttonLink|url)":"(\/[^"]+)"/g))
          expect((await get(`/api/cms/pages${link[1]}`)).status, link[1]).toBe(200)
      }
    }
})

it('PAGE-02 the shop has a place for everything that it offers', async () => {
  const { pagesByKind } = (await get('/api/cms/dk-shop/en-gb/private/navigation')).body
  for (const kind of [
    'SearchSpermDonorPage',
    'SearchEggDonorPage',
    'EmbryoPage',
    'GeneticMatchingInformationPage',
    'BasketPage',
    'AccountFavoritesPage',
    'AccountReservationsPage',
    'AccountQuotasPage',
    'AccountSubscriptionsPage',
  ])
    expect((await get(`/api/cms/pages${pagesByKind[kind]}`)).body?.kind, kind).toBe(kind)
  expect((await get('/api/cms/settings/shops/dk-shop')).body.settings).toMatchObject({
    enableChooseTcLater: true,
    geneticMatchingSettings: { isGeneticMatchingEnabled: true },
    faceMatchingSettings: { isFaceMatchingEnabled: true },
  })
})

it('BLK-20 BLK-21 a form that is gone and a kind that is not known any more leave the rest of a page', async () => {
  const { status, body } = await get('/api/cms/pages/en-gb/dk-shop/private/demo/broken/')
  expect(status).toBe(200)
  expect(body.blocks).toMatchObject([
    { blockType: 'richText' },
    { blockType: 'broken', kind: 'form', message: expect.stringContaining('fields') },
    { blockType: 'banner' },
    { blockType: 'carousel' },
  ])
})

it('RTE-22 redirects a slug of another language to the page’s own, for good', async () => {
  const { status, location } = await get('/api/cms/pages/da-dk/dk-shop/private/prices/')
  expect([status, location]).toEqual([301, '/da-dk/dk-shop/private/priser/'])
})

it('finds a page shown through fallback by its fallback slug', async () => {
  const { status, body } = await get('/api/cms/pages/it-it/dk-shop/private/prices/')
  expect([status, body.locale]).toEqual([200, 'en-GB'])
})

it('I18N-02 says of a page which parts stand in another language than asked', async () => {
  const { body } = await get('/api/cms/pages/it-it/dk-shop/private/prices/')
  const english = 'en-GB'
  expect(body.otherLanguages).toMatchObject({ title: english, intro: english, blocks: english })
  expect(body.breadcrumbs.at(-1)).toMatchObject({ title: 'Prices', otherLanguage: english })
  const danish = (await get('/api/cms/pages/da-dk/dk-shop/private/priser/')).body
  expect([danish.otherLanguages, danish.breadcrumbs.at(-1).otherLanguage]).toEqual([undefined, undefined])
})

it('finds a donor page by any code below it', async () => {
  const { status, body } = await get('/api/cms/pages/en-gb/usa-shop/private/donor/K4127/')
  expect(status).toBe(404)
  expect(body.errors[0].code).toBe('unknown-page')
  expect((await get('/api/cms/pages/en-us/usa-shop/private/donor/K4127/')).body.kind).toBe('DonorProfilePage')
})

it.each([
  ['RTE-14 an empty path', ''],
  ['RTE-12 the sign-in callback', '/signin-callback'],
  ['RTE-12 the sign-out callback', '/signout-callback/'],
  ['RTE-13 the machinery', '/_next/static/x.js'],
  ['an unknown shop', '/en-gb/xx-shop/private/'],
  ['an unknown locale', '/xx-xx/dk-shop/private/'],
  ['an unknown page', '/en-gb/dk-shop/private/no-such-page/'],
])('RTE-24 answers not found for %s', async (_name, path) => {
  expect((await get(`/api/cms/pages${path}`)).status).toBe(404)
})

it('shows what was published at once, and never a draft', async () => {
  const title = async () => (await get('/api/cms/pages/en-gb/dk-shop/private/about-us/')).body.title
  await world.edit(async (payload) => {
    expect(await title()).toBe('About us')
    const { docs } = await payload.find({
      collection: 'pages',
      where: { epiId: { equals: 80 } },
      overrideAccess: true,
    })
    const id = String(docs[0]?.id)
    await payload.update({
      collection: 'pages',
      id,
      data: { title: 'A draft' },
      draft: true,
      locale: 'en-GB',
      overrideAccess: true,
    })
    expect(await title()).toBe('About us')
    await payload.update({
      collection: 'pages',
      id,
      data: { title: 'About this house', _status: 'published' },
      locale: 'en-GB',
      overrideAccess: true,
    })
    await expect.poll(title, { timeout: 5000 }).toBe('About this house')
    expect((await get('/api/cms/pages/da-dk/dk-shop/private/om-os/')).body.title).toBe('Om os')
  })
})

it('RTE-24 a page that is deleted while somebody reads it is not found from then on', async () => {
  const path = '/api/cms/pages/en-gb/dk-shop/private/short-lived/'
  const status = async () => (await get(path)).status
  await world.edit(async (payload) => {
    const { id } = await payload.create({
      collection: 'pages',
      data: {
        kind: 'StandardPage',
        area: 'shop',
        title: 'Short-lived',
        slug: 'short-lived',
        _status: 'published',
        isPublished: true,
      },
      locale: 'en-GB',
      overrideAccess: true,
    })
    await expect.poll(status, { timeout: 5000 }).toBe(200)
    await payload.delete({ collection: 'pages', id, overrideAccess: true })
    await expect.poll(status, { timeout: 5000 }).toBe(404)
    expect((await get(path)).body.errors[0].code).toBe('unknown-page')
  })
})

it('LAY-16 gives the way to a page with the id of each page on it', async () => {
  const { body } = await get('/api/cms/pages/en-gb/dk-shop/private/prices/')
  expect(body.breadcrumbs).toEqual([
    { title: expect.any(String), url: '/en-gb/dk-shop/private/', pageId: expect.any(Number) },
    { title: body.title, url: '/en-gb/dk-shop/private/prices/', pageId: body.epiId },
  ])
})

it('PAGE-33 leads from a page of the account to pages of a shop that speaks its language', async () => {
  const links = async (path: string) =>
    JSON.stringify((await get(`/api/cms/pages${path}`)).body.blocks).match(/"(buttonLink|url)":"[^"]*"/g)
  expect(await links('/da-dk/account/velkommen/')).toEqual([
    '"buttonLink":"/da-dk/dk-shop/private/find-en-saeddonor/"',
  ])
  expect(await links('/en-us/account/welcome/')).toEqual([
    expect.stringMatching(/^"buttonLink":"\/en-us\/usa-shop\/private\/find-a-sperm-donor\/"$/),
  ])
})
