import { type BlockStory, storyImage } from '../story/block-story.ts'
import type { ShowcasePost } from './schema.ts'

const blog = '/en-gb/dk-shop/private/blog/'
const post = (epiId: number, title: string, rest: Partial<ShowcasePost> = {}): ShowcasePost => ({
  epiId,
  title,
  url: `${blog}#${epiId}`,
  locale: 'en-GB',
  intro: 'Twelve families in Denmark does not mean twelve children.',
  publishedOn: '2026-11-20',
  readingMinutes: 4,
  tags: [],
  image: storyImage('dusk'),
  ...rest,
})
const posts = [
  post(1, 'What a limit of families really counts'),
  post(2, 'ID release or not: what it changes for your child', { image: storyImage('tide') }),
  post(3, 'What “1 in 240” really means', { image: null, intro: null, publishedOn: null }),
]
const base = {
  blockType: 'blogShowcase',
  headline: 'From the blog',
  linkTarget: '_self',
  viewAllText: null,
  viewAllURL: blog,
} as const

export const story: BlockStory<'blogShowcase'> = {
  title: 'Blog showcase',
  states: [
    {
      name: 'three posts, the last without a picture, an intro and a day',
      block: { ...base, posts, id: 'story-b1' },
    },
    {
      name: 'in another tab, with words of its own for the way to all',
      block: {
        ...base,
        id: 'story-b2',
        posts: posts.slice(0, 2),
        linkTarget: '_blank',
        viewAllText: 'Everything we wrote',
      },
    },
    {
      name: 'without a headline and without an overview',
      block: { ...base, id: 'story-b3', posts, headline: null, viewAllURL: null },
    },
  ],
}
