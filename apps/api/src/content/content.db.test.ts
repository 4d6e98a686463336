import { openPayload } from '@kindred/content/open-payload.ts'
import { loadReference } from '@kindred/content/reference/load-reference.ts'
import { quotaRulesForShop } from '@kindred/content/reference/quota-rules-for-shop.ts'
import { type ReferenceWatch, watchReference } from '@kindred/content/reference/watch-reference.ts'
import { testDataDirectory } from '@kindred/database/testing/data-directory'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { seedContent } from '@kindred/demo/seed-content'
import { readCountryRule } from '@kindred/domain/law/read-country-rule'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Services } from '../services.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { readLegalVersions } from './read-legal-versions.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
let watch: ReferenceWatch
let services: Services
const settings = () => ({
  databaseUrl: database.url,
  secret: 's'.repeat(43),
  publicUrl: 'http://localhost:3000',
  dataDirectory: testDataDirectory(),
})

beforeAll(async () => {
  database = await createTestDatabase()
  await seedContent({ url: database.url, dataDirectory: testDataDirectory() })
  watch = await watchReference(database.pool, database.url)
  services = { ...makeTestServices(database), reference: () => watch.current() }
  app = await buildApp(services, { authenticate: async () => ({ kind: 'anonymous' }), contexts: [routes] })
  await app.ready()
})

afterAll(async () => {
  await app?.close()
  await watch?.close()
  await database?.drop()
})

const get = async (url: string) => {
  const response = await app.inject({ url })
  return {
    status: response.statusCode,
    location: response.headers.location,
    body: response.body ? response.json() : null,
  }
}

describe('master data', () => {
  it('LOC-03 is read as one snapshot with shops, law and prices', async () => {
    const reference = await loadReference(database.pool)
    expect([...reference.shops.keys()]).toEqual(['dk', 'usa', 'uk', 'de'])
    expect(reference.countries.get('DK')?.quotaRules).toMatchObject([
      { unit: 'families', limit: 12, verified: true },
    ])
    expect(reference.countries.get('TR')).toMatchObject({ shopCodes: [] })
    const turkey = reference.countries.get('TR')
    expect(turkey && readCountryRule(turkey, { today: '2026-06-01' }).acceptsImport).toBe(false)
    const rules = [...reference.countries.values()].map((one) =>
      readCountryRule(one, { today: '2026-06-01' }),
    )
    expect(rules.some(({ isHomeDeliveryAllowed }) => isHomeDeliveryAllowed)).toBe(false)
    expect(rules.every(({ standards }) => standards.length > 0)).toBe(true)
    expect(reference.prices.every((row) => Number.isInteger(row.price.amountMinor))).toBe(true)
  })

  it('has the same version when filled again', async () => {
    const before = (await loadReference(database.pool)).version
    await seedContent({ url: database.url, dataDirectory: testDataDirectory() })
    expect((await loadReference(database.pool)).version).toBe(before)
  })

  it('gives prices of family places in the currency of the shop', () => {
    const [rule] = quotaRulesForShop(watch.current(), 'uk', 'GB')
    expect(rule?.priceIdRelease).toEqual({ amountMinor: 30_100, currency: 'GBP' })
  })

  it('is fresh once a change commits', async () => {
    const before = watch.current().version
    await database.pool.query(`update cms.clinics set receiving_hours = 'At noon' where country = 'NO'`)
    await expect.poll(() => watch.current().version, { timeout: 5000 }).not.toBe(before)
  })
})

describe('page lookup', () => {
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
          expect(body.blocks.filter((block: { blockType: string }) => block.blockType === 'broken')).toEqual(
            [],
          )
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
    expect((await get('/api/cms/pages/en-us/usa-shop/private/donor/K4127/')).body.kind).toBe(
      'DonorProfilePage',
    )
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
    const { payload, close } = await openPayload(settings())
    const title = async () => (await get('/api/cms/pages/en-gb/dk-shop/private/about-us/')).body.title
    try {
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
    } finally {
      await close()
    }
  })

  it('RTE-24 a page that is deleted while somebody reads it is not found from then on', async () => {
    const { payload, close } = await openPayload(settings())
    const path = '/api/cms/pages/en-gb/dk-shop/private/short-lived/'
    const status = async () => (await get(path)).status
    try {
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
    } finally {
      await close()
    }
  })
})

describe('menus', () => {
  it('LAY-13 LAY-17 LAY-30 gives meta menu, mega menu and footer of a shop and visitor type', async () => {
    const { body } = await get(
      '/api/cms/de-shop/de-de/professional/navigation?path=/de-de/de-shop/professional/preise/',
    )
    expect(body).toMatchObject({
      shopName: 'de-shop',
      languageName: 'Deutsch',
      currentPageId: 73,
      isShop: true,
    })
    expect(body.metaMenu).toMatchObject([
      { title: 'Privat', isActive: false, isB2B: false, url: '/de-de/de-shop/private/' },
      { title: 'Kliniken', isActive: true, isB2B: true, url: '/de-de/de-shop/professional/' },
    ])
    expect(body.megaMenu.find((item: { title: string }) => item.title === 'Preise').isActive).toBe(true)
    expect(body.footer).toMatchObject({ shopCountry: 'Deutschland', shopEmail: 'de@kindred.example' })
    expect(body.footer.footerLinks.at(-1).links.map((link: { title: string }) => link.title)).toContain(
      'Datenschutz',
    )
  })

  it('SES-25 LAY-17 leads a prospective donor in the area of a country to its application, and nobody else', async () => {
    const menus = async (path: string) =>
      (await get(`/api/cms/dk-shop/da-dk/private/navigation?path=${path}`)).body
    const area = await menus('/da-dk/dk-donor/at-vaere-donor/')
    expect(area).toMatchObject({ isShop: false, isDonationCountry: true })
    expect(area.donationCountryApplyUrl).toMatch(/^\/da-dk\/dk-donor\/.+\/$/)
    const application = (await get(`/api/cms/pages${area.donationCountryApplyUrl}`)).body
    expect(application).toMatchObject({ kind: 'DonorApplicationPage', siteArea: 'donationCountry' })
    expect(await menus('/da-dk/dk-shop/private/')).toMatchObject({
      isShop: true,
      isDonationCountry: false,
      donationCountryApplyUrl: null,
    })
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

  it('LAY-15 LAY-31 gives entries in columns with lines, and blocks beside them with their picture', async () => {
    const { body } = await get('/api/cms/dk-shop/en-gb/navigation')
    const [find] = body.megaMenu
    expect(Object.keys(find).sort()).toEqual(
      'children id isActive isB2B megaMenuBlocks nameInUrl pageGuid text title url'.split(' '),
    )
    expect(find.children[0]).toMatchObject({
      title: 'Donors',
      children: [
        { url: '/en-gb/dk-shop/private/find-a-sperm-donor/', text: 'Straws for insemination and IVF' },
        { url: '/en-gb/dk-shop/private/find-an-egg-donor/' },
      ],
    })
    expect(find.megaMenuBlocks).toMatchObject([
      {
        title: 'Three generations, on the page',
        url: '/en-gb/dk-shop/private/quality-and-safety/',
        image: { imageURL: expect.stringMatching(/^\/media\/threads\.webp/) },
      },
    ])
  })

  it('LAY-30 takes the start page of the visitor type by its guid', async () => {
    const { metaMenu } = (await get('/api/cms/dk-shop/en-gb/navigation')).body
    for (const { pageGuid, isB2B } of metaMenu) {
      const { body } = await get(`/api/cms/dk-shop/en-gb/navigation?visitorTypePageGuid=${pageGuid}`)
      expect(body.metaMenu.find((item: { isActive: boolean }) => item.isActive).isB2B).toBe(isB2B)
      expect(body.megaMenu.every((item: { isB2B: boolean }) => item.isB2B === isB2B)).toBe(true)
    }
  })

  it('LAY-18 LAY-20 LAY-23 LAY-24 LAY-25 gives every field of the footer', async () => {
    const { footer } = (await get('/api/cms/dk-shop/en-gb/private/navigation')).body
    expect(footer).toMatchObject({
      shopName: 'Kindred Denmark',
      shopNameLabel: 'Shop',
      shopCountry: 'Denmark',
      shopCountryLabel: 'Country',
      shopAddress: 'Vesterbro Torv 3, 3rd floor<br>8000 Aarhus C',
      shopAddressLabel: 'Address',
      shopEmail: 'dk@kindred.example',
      shopEmailLabel: 'E-mail',
      shopPhone: '+45 70 00 00 00',
      shopPhoneLabel: 'Phone',
      socialMediaLabel: 'Follow us',
      openingHours: 'Monday to Friday, 9:00 to 16:00 CET',
      postalAddress: {
        streetAddress: 'Vesterbro Torv 3, 3rd floor',
        postalCode: '8000',
        addressLocality: 'Aarhus C',
        addressCountry: 'DK',
      },
    })
    const danish = (await get('/api/cms/dk-shop/da-dk/private/navigation')).body.footer
    expect(danish.openingHours).toBe('Mandag til fredag, kl. 9.00–16.00')
    expect(footer.cardPaymentTypes).toContain('Dankort')
    expect(footer.footerLogos[0]).toEqual({
      title: 'Tissue licence (invented)',
      imageURL: '/media/mark-licence.webp',
    })
    expect(Object.keys(footer.socialLinks)).toEqual([
      'facebook',
      'instagram',
      'linkedin',
      'youtube',
      'pinterest',
      'twitter',
    ])
    const [note] = footer.footerContent
    expect(note).toMatchObject({ epiId: 1, title: 'Licences and oversight' })
    // A link to a page is an address when it comes here.
    expect(JSON.stringify(note.text)).toContain('/en-gb/dk-shop/private/quality-and-safety/')
  })

  it('LAY-17 shows at once what staff change: words, order and labels, per shop and language', async () => {
    const { payload, close } = await openPayload(settings())
    try {
      const url = '/api/cms/uk-shop/en-gb/private/navigation'
      const before = (await get(url)).body
      const own = await payload.create({
        collection: 'navigation',
        locale: 'en-GB',
        data: {
          name: 'Private, UK',
          visitorType: 'private',
          shops: ['uk'],
          mega: [{ title: 'Only here', url: '/{locale}/{shop}/{visitorType}/prices/' }],
          labels: { shopPhone: 'Call us' },
          logos: [{ title: 'Without a picture' }],
        },
      })
      await expect
        .poll(async () => (await get(url)).body.megaMenu.map((item: { title: string }) => item.title))
        .toEqual(['Only here'])
      const { body } = await get(url)
      expect(body.megaMenu[0].url).toBe('/en-gb/uk-shop/private/prices/')
      expect(body.footer).toMatchObject({
        shopPhoneLabel: 'Call us',
        shopEmailLabel: 'E-mail',
        footerLogos: [{ imageURL: null }],
      })
      expect((await get('/api/cms/dk-shop/en-gb/private/navigation')).body.megaMenu).toHaveLength(
        before.megaMenu.length,
      )
      await expect(
        payload.create({
          collection: 'navigation',
          locale: 'en-GB',
          data: { name: 'Twice', visitorType: 'private', shops: ['uk', 'de'] },
        }),
      ).rejects.toThrow(/visitor ?type/i)
      await payload.delete({ collection: 'navigation', id: own.id })
      await expect.poll(async () => (await get(url)).body.megaMenu.length).toBe(before.megaMenu.length)
    } finally {
      await close()
    }
  })

  it('LAY-16 gives the way to a page with the id of each page on it', async () => {
    const { body } = await get('/api/cms/pages/en-gb/dk-shop/private/prices/')
    expect(body.breadcrumbs).toEqual([
      { title: expect.any(String), url: '/en-gb/dk-shop/private/', pageId: expect.any(Number) },
      { title: body.title, url: '/en-gb/dk-shop/private/prices/', pageId: body.epiId },
    ])
  })

  it('LAY-33 gives the menu of the account in the order its places are needed', async () => {
    const { body } = await get('/api/cms/navigation/account/menu?language=da-dk')
    expect(body.map(({ title, url }: { title: string; url: string }) => [title, url])).toEqual([
      ['Overblik', '/da-dk/account/'],
      ['Ordrer', '/da-dk/account/orders/'],
      ['Depot', '/da-dk/account/deposits/'],
      ['Familiepladser', '/da-dk/account/family-places/'],
      ['Ansigtsmatch', '/da-dk/account/face-matching/'],
      ['Favoritter', '/da-dk/account/favourites/'],
      ['Genetisk matchning', '/da-dk/account/genetics/'],
      [expect.any(String), '/da-dk/account/security/'],
    ])
  })
})

describe('settings', () => {
  it('LOC-13 answers the location lookup', async () => {
    const { body } = await get(
      '/api/cms/settings/location?countryCode=DE&languageName=de-DE&customerType=professional',
    )
    expect(body).toMatchObject({
      language: 'de-DE',
      country: { code: 'DE', donorAnonymity: 'idRelease' },
      shop: { shopCode: 'de' },
      defaultPageUrl: '/de-de/de-shop/professional/',
      accountPageUrl: '/de-de/account/',
      donationType: 'sperm',
    })
  })

  it('LOC-61 LOC-62 LOC-63 LOC-66 lists countries, their shops and languages', async () => {
    const countries = (await get('/api/cms/settings/countries')).body
    expect(countries.map((country: { code: string }) => country.code)).not.toContain('TR')
    const shops = (await get('/api/cms/settings/countries/AT/de-de/shops')).body
    expect(
      shops.map((shop: { shopCode: string; isDefaultShop: boolean }) => [shop.shopCode, shop.isDefaultShop]),
    ).toEqual([
      ['de', true],
      ['dk', false],
    ])
    expect((await get('/api/cms/settings/shopdefaultlanguage/usa-shop')).body).toEqual({ language: 'en-US' })
    expect((await get('/api/cms/shop/shops')).body).toHaveLength(4)
    expect((await get('/api/cms/settings/shops/dk-shop')).body.settings.enableChooseTcLater).toBe(true)
  })

  it('CFG-03 gives the switches that staff set, as they are now', async () => {
    const flags = async () => (await get('/api/cms/settings/featureflags')).body
    expect(await flags()).not.toHaveProperty('tideTable')
    const { payload, close } = await openPayload(settings())
    const { flags: before } = await payload.findGlobal({ slug: 'feature-flags' })
    const more = [
      { name: 'tideTable', isOn: true },
      { name: 'moonTable', isOn: false },
    ]
    await payload.updateGlobal({ slug: 'feature-flags', data: { flags: [...(before ?? []), ...more] } })
    await expect.poll(flags, { timeout: 5000 }).toMatchObject({ tideTable: true, moonTable: false })
    await close()
  })

  it('PAGE-41 PAGE-42 PAGE-43 gives terms, privacy and the carrier page', async () => {
    expect((await get('/api/cms/shop/termsandconditions/dk-shop/da-dk')).body.title).toBe('Betingelser')
    expect((await get('/api/cms/shop/privacypolicy/de-shop/de-de')).body.title).toBe('Datenschutz')
    expect((await get('/api/cms/shop/knownpositivecarrier/dk-shop/en-gb')).status).toBe(200)
  })

  it('CHK-15 CHK-16 CHK-17 gives each legal text as its editors wrote it for the shop and language, with its version', async () => {
    const read = async (name: string, shop: string, language: string) =>
      (await get(`/api/cms/shop/${name}/${shop}/${language}`)).body
    for (const [name, kind] of [
      ['termsandconditions', 'TermsPage'],
      ['privacypolicy', 'PrivacyPage'],
      ['knownpositivecarrier', 'KnownPositiveCarrierPage'],
    ] as const) {
      const english = await read(name, 'dk-shop', 'en-gb')
      const danish = await read(name, 'dk-shop', 'da-dk')
      expect(english).toMatchObject({ kind, locale: 'en-GB' })
      expect(english.version).toMatch(/^en-GB-[0-9a-f]{16}$/)
      expect(danish.title).not.toBe(english.title)
      expect(danish.version).toMatch(/^da-DK-/)
      expect((await get(`/api/cms/shop/${name}/xx-shop/en-gb`)).status).toBe(404)
    }
  })

  it('CHK-15 names another version once editors have published other words, which is the one an agreement keeps', async () => {
    const versions = () =>
      readLegalVersions(services, { shopCode: 'dk', language: 'en-gb', visitorType: 'private' })
    const before = await versions()
    expect(before.terms).toMatch(/^dk\/en-GB-/)
    const { payload, close } = await openPayload(settings())
    try {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { kind: { equals: 'TermsPage' } },
        overrideAccess: true,
      })
      await payload.update({
        collection: 'pages',
        id: String(docs[0]?.id),
        data: { intro: 'What we promise from today on', _status: 'published' },
        locale: 'en-GB',
        overrideAccess: true,
      })
      await expect.poll(async () => (await versions()).terms, { timeout: 5000 }).not.toBe(before.terms)
      const { body } = await get('/api/cms/shop/termsandconditions/dk-shop/en-gb')
      const after = await versions()
      expect(after).toEqual({ ...before, terms: `dk/${body.version}` })
    } finally {
      await close()
    }
  })

  it('finds reference clinics without accents', async () => {
    const { body } = await get('/api/referenceclinics/DK/en-gb/search?q=kobenhavn')
    expect(body).toMatchObject([{ city: 'København K' }])
  })
})
