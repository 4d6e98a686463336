import type { Post } from '@kindred/contracts/blog'
import { expect, it } from 'vitest'
import { describeArticle } from './describe-article.ts'
import { listShareLinks } from './list-share-links.ts'

const url = 'https://kindred.example/en-gb/dk-shop/private/blog/limits/'
const post: Post = {
  epiId: 201,
  title: 'Limits',
  url: '/en-gb/dk-shop/private/blog/limits/',
  intro: null,
  publishedOn: '2026-11-02',
  readingMinutes: 4,
  author: { name: 'Nora Bech', role: 'Geneticist', about: null, image: null },
  tags: [{ name: 'Law', slug: 'law', url: null, description: null, postCount: 1 }],
  image: { imageURL: '/media/a.webp', alternativeText: '', title: null, width: 1600, height: 900 },
  locale: 'en-GB',
}
const page = {
  title: 'Limits',
  locale: 'en-GB',
  meta: {
    metaDataTitle: '',
    metaDataDescription: 'What they mean.',
    keywords: null,
    noindex: false,
    canonicalUrl: url,
    hrefLangs: [],
  },
}

it('BLOG-02 tells search engines who wrote a post and when', () => {
  expect(describeArticle(page, post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Limits',
    datePublished: '2026-11-02',
    author: { name: 'Nora Bech', jobTitle: 'Geneticist' },
    image: 'https://kindred.example/media/a.webp',
    keywords: ['Law'],
    timeRequired: 'PT4M',
  })
})

it('BLOG-02 says nothing about what a post does not have', () => {
  const bare = describeArticle(page, { ...post, author: null, image: null, publishedOn: null })
  expect(JSON.parse(JSON.stringify(bare))).not.toHaveProperty('author')
  expect(bare.image).toBeUndefined()
})

it('BLOG-02 shares by plain links that carry the address and the title, and load nothing of others', () => {
  const links = listShareLinks(url, 'Limits & law')
  expect(links.map(({ name }) => name)).toEqual(['mail', 'Facebook', 'LinkedIn', 'X', 'WhatsApp'])
  for (const { href } of links) {
    expect(href).toMatch(/^(https:\/\/|mailto:)/)
    expect(href).toContain(encodeURIComponent(url))
  }
  expect(links[0]?.href).toContain('Limits%20%26%20law')
})
