import { expect, it } from 'vitest'
import { readLegalVersions } from './read-legal-versions.ts'
import { useContentWorld } from './testing/content-world.ts'

const world = useContentWorld()
const { get } = world

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
  await world.edit(async (payload) => {
    const { flags: before } = await payload.findGlobal({ slug: 'feature-flags' })
    const more = [
      { name: 'tideTable', isOn: true },
      { name: 'moonTable', isOn: false },
    ]
    await payload.updateGlobal({ slug: 'feature-flags', data: { flags: [...(before ?? []), ...more] } })
    await expect.poll(flags, { timeout: 5000 }).toMatchObject({ tideTable: true, moonTable: false })
  })
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
    readLegalVersions(world.services, { shopCode: 'dk', language: 'en-gb', visitorType: 'private' })
  const before = await versions()
  expect(before.terms).toMatch(/^dk\/en-GB-/)
  await world.edit(async (payload) => {
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
  })
})

it('finds reference clinics without accents', async () => {
  const { body } = await get('/api/referenceclinics/DK/en-gb/search?q=kobenhavn')
  expect(body).toMatchObject([{ city: 'København K' }])
})
