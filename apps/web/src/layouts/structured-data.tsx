import type { Navigation, Page } from '@kindred/contracts/content'

/** What search engines may read about a page: where it stands, its questions, who runs the shop (SEO-02, SEO-03, SEO-07). */
export function StructuredData({ page, navigation }: { page: Page; navigation: Navigation }) {
  const origin = new URL(page.meta.canonicalUrl).origin
  return [
    page.breadcrumbs.length > 1 && listBreadcrumbs(page, origin),
    page.googleFaq.length > 0 && listQuestions(page),
    page.kind === 'VisitorHomePage' && describeShop(navigation, page.meta.canonicalUrl),
  ].flatMap((data, index) =>
    data
      ? [
          <script
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the kind of data
            key={index}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with every < written as an escape
            dangerouslySetInnerHTML={{ __html: printData(data) }}
          />,
        ]
      : [],
  )
}

/** JSON that cannot end the script it stands in. */
export function printData(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
}

export function listBreadcrumbs({ breadcrumbs }: Pick<Page, 'breadcrumbs'>, origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(url, origin).href,
    })),
  }
}

export function listQuestions({ googleFaq }: Pick<Page, 'googleFaq'>) {
  return {
    '@type': 'FAQPage',
    mainEntity: googleFaq.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

function describeShop({ footer }: Navigation, url: string) {
  const { streetAddress, postalCode, addressLocality, addressCountry } = footer.postalAddress
  return {
    '@type': 'Organization',
    name: footer.shopName,
    url,
    email: footer.shopEmail,
    telephone: footer.shopPhone,
    address: { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry },
  }
}
