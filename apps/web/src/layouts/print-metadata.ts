import type { Page } from '@kindred/contracts/content'
import type { Metadata } from 'next'

/**
 * SEO-01, SEO-05, SEO-06: title, description, keywords, noindex, the one address, and the address in each language that
 * exists; `x-default` is the first of them, the language of who speaks none of them. A page kept from search engines names
 * no other addresses.
 */
export function printMetadata({ meta, kind, locale, blocks }: Page, siteName: string): Metadata {
  const [first] = meta.hrefLangs
  const isPost = kind === 'BlogPostPage'
  const image = findImage(blocks, meta.canonicalUrl)
  return {
    title: meta.metaDataTitle,
    description: meta.metaDataDescription || undefined,
    keywords: meta.keywords ?? undefined,
    robots: meta.noindex ? { index: false } : undefined,
    alternates: {
      canonical: meta.canonicalUrl,
      languages: meta.noindex
        ? undefined
        : {
            ...Object.fromEntries(meta.hrefLangs.map(({ countryCode, url }) => [countryCode, url])),
            ...(first ? { 'x-default': first.url } : {}),
          },
    },
    openGraph: {
      type: isPost ? 'article' : 'website',
      siteName,
      title: meta.metaDataTitle,
      description: meta.metaDataDescription || undefined,
      url: meta.canonicalUrl,
      locale: locale.replace('-', '_'),
      alternateLocale: meta.hrefLangs
        .map(({ countryCode }) => countryCode.replace('-', '_'))
        .filter((other) => other !== locale.replace('-', '_')),
      ...(image ? { images: [image] } : {}),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
  }
}

/** The first picture on the page, as large as links are shown with. */
function findImage(blocks: Page['blocks'], address: string) {
  for (const block of blocks) {
    const { image } = block as { image?: { imageURL?: unknown; alternativeText?: unknown } | null }
    if (typeof image?.imageURL !== 'string' || !image.imageURL.startsWith('/')) continue
    return {
      url: new URL(image.imageURL, address).href,
      ...(typeof image.alternativeText === 'string' ? { alt: image.alternativeText } : {}),
    }
  }
  return null
}
