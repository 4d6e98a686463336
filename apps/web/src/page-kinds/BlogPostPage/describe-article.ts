import type { Post } from '@kindred/contracts/blog'
import type { Page } from '@kindred/contracts/content'

/** What search engines read about a post (schema.org/BlogPosting). */
export function describeArticle(page: Pick<Page, 'title' | 'meta' | 'locale'>, post: Post) {
  const url = page.meta.canonicalUrl
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.meta.metaDataDescription || undefined,
    inLanguage: page.locale,
    mainEntityOfPage: url,
    url,
    datePublished: post.publishedOn ?? undefined,
    image: post.image ? new URL(post.image.imageURL, url).href : undefined,
    author: post.author
      ? { '@type': 'Person', name: post.author.name, jobTitle: post.author.role ?? undefined }
      : undefined,
    publisher: { '@type': 'Organization', name: 'Kindred', url: new URL('/', url).href },
    keywords: post.tags.map(({ name }) => name),
    timeRequired: `PT${post.readingMinutes}M`,
  }
}
