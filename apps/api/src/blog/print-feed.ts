import type { Post } from '@kindred/contracts/blog'

export type Feed = {
  title: string
  description: string
  /** Address of the overview, whole. */
  homeUrl: string
  feedUrl: string
  /** BCP 47 */
  language: string
  posts: readonly Post[]
  /** Puts a path of ours behind the public address. */
  toUrl: (path: string) => string
}

/** RSS 2.0, newest first. A day counts from noon UTC, so that no time zone shows another one. */
export function printRss({ title, description, homeUrl, feedUrl, language, posts, toUrl }: Feed): string {
  const items = posts.map((post) => {
    const url = toUrl(post.url)
    return [
      '    <item>',
      `      <title>${escapeXml(post.title)}</title>`,
      `      <link>${escapeXml(url)}</link>`,
      `      <guid isPermaLink="true">${escapeXml(url)}</guid>`,
      ...(post.publishedOn ? [`      <pubDate>${noon(post.publishedOn).toUTCString()}</pubDate>`] : []),
      ...(post.author ? [`      <dc:creator>${escapeXml(post.author.name)}</dc:creator>`] : []),
      ...post.tags.map(({ name }) => `      <category>${escapeXml(name)}</category>`),
      `      <description>${escapeXml(post.intro ?? '')}</description>`,
      '    </item>',
    ].join('\n')
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(homeUrl)}</link>
    <description>${escapeXml(description)}</description>
    <language>${language.toLowerCase()}</language>
    <atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`
}

/** JSON Feed 1.1 */
export function makeJsonFeed({ title, description, homeUrl, feedUrl, language, posts, toUrl }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: homeUrl,
    feed_url: feedUrl,
    language,
    items: posts.map((post) => ({
      id: toUrl(post.url),
      url: toUrl(post.url),
      title: post.title,
      summary: post.intro ?? '',
      content_text: post.intro ?? '',
      ...(post.image ? { image: toUrl(post.image.imageURL) } : {}),
      ...(post.publishedOn ? { date_published: noon(post.publishedOn).toISOString() } : {}),
      ...(post.author ? { authors: [{ name: post.author.name }] } : {}),
      tags: post.tags.map(({ name }) => name),
      language: post.locale,
    })),
  }
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

function escapeXml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
}
