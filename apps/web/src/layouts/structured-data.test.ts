import type { Navigation, Page } from '@kindred/contracts/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { listBreadcrumbs, listQuestions, printData, StructuredData } from './structured-data.tsx'

/** Every text that an editor writes tries to end the script it stands in. */
const evil = '</script><script>alert(1)</script><!--'
const page = {
  kind: 'VisitorHomePage',
  meta: { canonicalUrl: 'https://kindred.example/en-gb/dk-shop/private/' },
  googleFaq: [{ title: evil, text: evil }],
  breadcrumbs: [
    { title: evil, url: '/a/', pageId: 1 },
    { title: evil, url: `/b/?${evil}`, pageId: 2 },
  ],
} as unknown as Page
const navigation = {
  footer: {
    shopName: evil,
    shopEmail: 'dk@demo.test',
    shopPhone: '+45',
    postalAddress: {
      streetAddress: evil,
      postalCode: '8000',
      addressLocality: 'Aarhus C',
      addressCountry: 'DK',
    },
  },
} as unknown as Navigation

describe('structured data', () => {
  it('SEO-03 lists the breadcrumbs with whole addresses, in order', () => {
    const breadcrumbs = [
      { title: 'Home', url: '/en-gb/dk-shop/private/', pageId: 1 },
      { title: 'Prices', url: '/en-gb/dk-shop/private/prices/', pageId: 2 },
    ]
    expect(listBreadcrumbs({ breadcrumbs }, 'https://kindred.example').itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://kindred.example/en-gb/dk-shop/private/' },
      { position: 2, name: 'Prices' },
    ])
  })

  it('SEO-02 gives questions with their answers', () => {
    const { mainEntity } = listQuestions({ googleFaq: [{ title: 'How long?', text: 'Seven days.' }] })
    expect(mainEntity).toMatchObject([{ name: 'How long?', acceptedAnswer: { text: 'Seven days.' } }])
  })

  it('SEO-02 SEO-03 SEO-07 cannot be ended by what an editor writes, and says it unchanged', () => {
    expect(printData({ name: evil })).not.toContain('<')
    const html = renderToStaticMarkup(StructuredData({ page, navigation }) as never)
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(html.match(/<\/script>/g)).toHaveLength(3)
    const data = scripts.map(([, json = '']) => JSON.parse(json))
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'FAQPage', 'Organization'])
    expect(data[0].itemListElement[0].name).toBe(evil)
    expect(data[1].mainEntity[0]).toMatchObject({ name: evil, acceptedAnswer: { text: evil } })
    expect(data[2]).toMatchObject({
      name: evil,
      address: {
        '@type': 'PostalAddress',
        streetAddress: evil,
        postalCode: '8000',
        addressLocality: 'Aarhus C',
        addressCountry: 'DK',
      },
    })
  })
})
