import { expect, it } from 'vitest'
import { useContentWorld } from './testing/content-world.ts'

const world = useContentWorld()
const { get } = world

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
  await world.edit(async (payload) => {
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
  })
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

it('I18N-02 says of each entry of a menu and of the footer in which language it stands, where it is another than asked', async () => {
  type Item = {
    title: string
    text: string
    children: Item[]
    otherLanguage?: string
    otherTextLanguage?: string
  }
  const menus = async (path: string) => (await get(`/api/cms/dk-shop/${path}/private/navigation`)).body
  const walk = (items: Item[]): Item[] => items.flatMap((item) => [item, ...walk(item.children)])
  const english = 'en-GB'
  const italian = await menus('it-it')
  const entries = [...italian.metaMenu, ...walk(italian.megaMenu)]
  expect(entries.filter((item) => item.otherLanguage !== english)).toEqual([])
  expect(entries.filter((item) => item.text && item.otherTextLanguage !== english)).toEqual([])
  expect(italian.megaMenu[0].megaMenuBlocks[0]).toMatchObject({
    otherLanguage: english,
    otherLinkLanguage: english,
  })
  const { footer } = italian
  const [column] = footer.footerLinks
  expect([column, column.links[0], footer.footerContent[0], footer.footerLogos[0]]).toMatchObject(
    Array(4).fill({ otherLanguage: english }),
  )
  // What is kept with the shop is our own word in the language of the page.
  expect(footer.shopPhoneLabel).toBe('Telefono')
  expect(JSON.stringify(await menus('da-dk'))).not.toContain('otherLanguage')
})

it('I18N-02 says it of the menu beside a page and of the pages of the account', async () => {
  const left = (await get('/api/cms/navigation/leftmenu?path=/it-it/dk-shop/private/choosing-a-donor/')).body
  const pages = (await get('/api/cms/navigation/account/pages/it-it')).body
  for (const [item] of [left, pages]) expect(item?.otherLanguage).toBe('en-GB')
})
