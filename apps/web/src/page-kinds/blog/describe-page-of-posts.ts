import type { Page } from '@kindred/contracts/content'

/** Kinds that show many posts, page by page with `?page=` (BLOG-01, BLOG-03). */
export const listsPosts = ({ kind }: Pick<Page, 'kind'>): boolean =>
  kind === 'BlogOverviewPage' || kind === 'BlogTagOverviewPage'

/**
 * What the head says of a page of posts beyond the first: it has other posts than the first, so it is an address of its own
 * (SEO-06). Other languages may not have as many pages, so none is named.
 *
 * @param label “Page 2”, in the language of the page
 */
export function describePageOfPosts(meta: Page['meta'], number: number, label: string): Page['meta'] {
  const address = new URL(meta.canonicalUrl)
  address.searchParams.set('page', String(number))
  return {
    ...meta,
    metaDataTitle: `${meta.metaDataTitle} · ${label}`,
    canonicalUrl: address.href,
    hrefLangs: [],
  }
}
