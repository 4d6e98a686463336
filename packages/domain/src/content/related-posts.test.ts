import { expect, it } from 'vitest'
import { findRelatedPosts } from './related-posts.ts'

const posts = [
  { epiId: 4, tagIds: ['law'] },
  { epiId: 3, tagIds: ['genes'] },
  { epiId: 2, tagIds: ['law', 'genes'] },
  { epiId: 1, tagIds: [] },
]

it('BLOG-06 puts the post with most tags in common first, then the newer one', () => {
  const related = findRelatedPosts({ epiId: 9, tagIds: ['law', 'genes'] }, posts)
  expect(related.map(({ epiId }) => epiId)).toEqual([2, 4, 3])
})

it('BLOG-06 never names the post itself, and fills up with the newest', () => {
  const related = findRelatedPosts({ epiId: 4, tagIds: ['law'] }, posts)
  expect(related.map(({ epiId }) => epiId)).toEqual([2, 3, 1])
})
