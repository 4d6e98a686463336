import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleBlocks } from '../sample-blocks.ts'
import { BlogShowcaseBlock } from './blog-showcase.tsx'
import { type BlogShowcaseData, blogShowcaseSchema } from './schema.ts'

const words = {
  t: (key: string) => key,
  nameCountry: (code: string) => code,
  formatDate: (date: string) => `day ${date}`,
  formatMoney: () => '',
}
const sample = sampleBlocks.find(({ blockType }) => blockType === 'blogShowcase') as BlogShowcaseData
const render = (rest: Partial<BlogShowcaseData> = {}) =>
  renderToStaticMarkup(<BlogShowcaseBlock {...sample} {...rest} words={words} />)

describe('blog showcase', () => {
  it('BLK-18 shows its headline, its posts and the way to all posts', () => {
    const html = render()
    expect(html).toContain('<h2>Sample posts</h2>')
    expect(html).toContain('href="/en-gb/dk-shop/private/blog/what-a-limit-means/"')
    expect(html).toContain('day 2026-11-02')
    expect(html).toMatch(/href="\/en-gb\/dk-shop\/private\/blog\/".*blog\.viewAll/)
  })

  it('BLK-18 opens posts in the same tab unless the editor asks for another', () => {
    expect(blogShowcaseSchema.parse({ blockType: 'blogShowcase', id: 'b' }).linkTarget).toBe('_self')
    expect(render()).not.toContain('target=')
    expect(render({ linkTarget: '_blank' })).toContain('target="_blank" rel="noopener"')
  })

  it('BLK-33 asks for pictures of 800 by 450', () => {
    const image = {
      imageURL: '/media/a.webp',
      alternativeText: 'Threads',
      title: null,
      width: 1600,
      height: 900,
    }
    const html = render({ posts: sample.posts.map((post) => ({ ...post, image })) })
    expect(html).toContain('width="800" height="450"')
    expect(html).toContain('alt="Threads"')
  })

  it('BLK-18 leaves no empty section behind', () => {
    expect(render({ posts: [] })).toBe('')
  })
})
