import { describe, expect, it } from 'vitest'
import { buildSiteTree, type PageNode } from '../content/site-tree.ts'
import { makeReference } from '../front-door/testing/make-reference.ts'
import { listAddresses, listSpoken } from './list-addresses.ts'
import { printRobots } from './print-robots.ts'
import { printSitemap, printSitemapIndex } from './print-sitemap.ts'

const site = 'https://kindred.example'
const texts = (slug: string, danish?: string): PageNode['texts'] => ({
  'en-GB': { title: 'x', slug },
  ...(danish === undefined ? {} : { 'da-DK': { title: 'x', slug: danish } }),
})
let nextId = 1
const node = (id: string, rest: Partial<PageNode>): PageNode => ({
  id,
  epiId: nextId++,
  kind: 'StandardPage',
  area: 'shop',
  parentId: null,
  shops: ['dk'],
  visitorTypes: ['private'],
  noindex: false,
  texts: texts(id),
  ...rest,
})
const tree = buildSiteTree([
  node('home', { kind: 'VisitorHomePage', texts: texts('', '') }),
  node('prices', { texts: texts('prices', 'priser-og-æg') }),
  node('secret', { noindex: true }),
  node('not-found', { kind: 'NotFoundPage', area: 'other' }),
  node('donor', { kind: 'DonorProfilePage' }),
  node('basket', { kind: 'BasketPage' }),
  node('settings', { kind: 'AccountSettingsPage', area: 'account' }),
  node('strange', { kind: 'NoSuchPage' }),
  node('contact', { area: 'other', shops: [], visitorTypes: [] }),
  node('clinics', { visitorTypes: ['professional'], shops: [] }),
])
const paths = (locale: 'en-GB' | 'da-DK' | 'en-US') =>
  listAddresses(makeReference(), tree, locale).map(({ path }) => path)

describe('sitemaps', () => {
  it('SEO-06 name every page that is published in a language, where search engines may read it', () => {
    expect(paths('en-GB')).toEqual([
      '/en-gb/contact/',
      '/en-gb/dk-shop/private/',
      '/en-gb/dk-shop/private/prices/',
      '/en-gb/dk-shop/professional/clinics/',
    ])
    expect(paths('da-DK')).toEqual(['/da-dk/dk-shop/private/', '/da-dk/dk-shop/private/priser-og-%C3%A6g/'])
    // Shown through fallback only.
    expect(paths('en-US')).toEqual([])
    expect(listSpoken(makeReference())).toEqual(['en-GB', 'da-DK', 'en-US', 'es-US'])
  })

  it('SEO-06 give each address with those of its translations, and one for who speaks none of them', () => {
    const xml = printSitemap(site, listAddresses(makeReference(), tree, 'da-DK'))
    expect(xml).toContain(`<loc>${site}/da-dk/dk-shop/private/priser-og-%C3%A6g/</loc>`)
    for (const [language, path] of [
      ['en-GB', '/en-gb/dk-shop/private/prices/'],
      ['da-DK', '/da-dk/dk-shop/private/priser-og-%C3%A6g/'],
      ['x-default', '/en-gb/dk-shop/private/prices/'],
    ])
      expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}"/>`)
  })

  it('cannot be broken by what stands in an address', () => {
    const xml = printSitemap(`${site}/?a=1&b="<`, [{ path: `/'x'/`, languages: [] }])
    expect(xml).toContain('<loc>https://kindred.example/?a=1&amp;b=&quot;&lt;/&apos;x&apos;/</loc>')
  })

  it('are listed by language', () => {
    expect(printSitemapIndex(site, ['en-GB', 'zh-CN'])).toContain(
      `<sitemap><loc>${site}/sitemaps/zh-cn.xml</loc></sitemap>`,
    )
  })
})

describe('robots.txt', () => {
  it('SEO-04 allows everything by default and names the sitemap', () => {
    expect(printRobots('index, follow', site)).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`,
    )
    expect(printRobots('', site)).toContain('Allow: /')
  })

  it('SEO-04 says what the robots text of the location settings says', () => {
    expect(printRobots('noindex, nofollow', site)).toBe('User-agent: *\nDisallow: /\n')
    expect(printRobots('none', site)).toBe('User-agent: *\nDisallow: /\n')
    expect(printRobots('User-agent: *\r\nDisallow: /x', site)).toBe(
      `User-agent: *\nDisallow: /x\n\nSitemap: ${site}/sitemap.xml\n`,
    )
    expect(printRobots('user-agent: a\nSitemap: https://a/', site)).not.toContain(site)
  })
})
