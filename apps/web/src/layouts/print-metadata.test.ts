import type { Page } from '@kindred/contracts/content'
import { expect, it } from 'vitest'
import { printMetadata } from './print-metadata.ts'

const site = 'https://kindred.example'
const page = (part: Partial<Page> = {}, meta: Partial<Page['meta']> = {}): Page => ({
  epiId: 68,
  kind: 'StandardPage',
  siteArea: 'shop',
  locale: 'da-DK',
  title: 'Priser',
  version: 'da-DK-1',
  intro: null,
  meta: {
    metaDataTitle: 'Priser hos Kindred',
    metaDataDescription: 'Hvad det koster',
    keywords: 'pris, strå',
    noindex: false,
    canonicalUrl: `${site}/da-dk/dk-shop/private/priser/`,
    hrefLangs: [
      { countryCode: 'en-GB', url: `${site}/en-gb/dk-shop/private/prices/` },
      { countryCode: 'da-DK', url: `${site}/da-dk/dk-shop/private/priser/` },
    ],
    ...meta,
  },
  googleFaq: [],
  breadcrumbs: [],
  blocks: [],
  below: [],
  dehydratedState: null,
  tags: [],
  ...part,
})

it('SEO-01 gives title, description, keywords and the one address', () => {
  expect(printMetadata(page(), 'Kindred')).toMatchObject({
    title: 'Priser hos Kindred',
    description: 'Hvad det koster',
    keywords: 'pris, strå',
    alternates: { canonical: `${site}/da-dk/dk-shop/private/priser/` },
  })
})

it('SEO-05 keeps search engines away where the page says so, and only there', () => {
  expect(printMetadata(page(), 'Kindred').robots).toBeUndefined()
  const hidden = printMetadata(page({}, { noindex: true }), 'Kindred')
  expect(hidden.robots).toEqual({ index: false })
  expect(hidden.alternates?.languages).toBeUndefined()
})

it('SEO-06 names the address in every language that exists, and one for who speaks none of them', () => {
  expect(printMetadata(page(), 'Kindred').alternates?.languages).toEqual({
    'en-GB': `${site}/en-gb/dk-shop/private/prices/`,
    'da-DK': `${site}/da-dk/dk-shop/private/priser/`,
    'x-default': `${site}/en-gb/dk-shop/private/prices/`,
  })
  expect(printMetadata(page({}, { hrefLangs: [] }), 'Kindred').alternates?.languages).toEqual({})
})

it('SEO-01 tells who is shown a link what is behind it, with the first picture of the page', () => {
  const image = { imageURL: '/cms-api/media/file/a.jpg', alternativeText: 'A laboratory' }
  const blocks = [
    { blockType: 'richText', id: '1' },
    { blockType: 'hero', id: '2', image },
  ]
  expect(printMetadata(page({ blocks }), 'Kindred').openGraph).toEqual({
    type: 'website',
    siteName: 'Kindred',
    title: 'Priser hos Kindred',
    description: 'Hvad det koster',
    url: `${site}/da-dk/dk-shop/private/priser/`,
    locale: 'da_DK',
    alternateLocale: ['en_GB'],
    images: [{ url: `${site}/cms-api/media/file/a.jpg`, alt: 'A laboratory' }],
  })
  expect(printMetadata(page({ kind: 'BlogPostPage' }), 'Kindred').openGraph).toMatchObject({
    type: 'article',
  })
})
