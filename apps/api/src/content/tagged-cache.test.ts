import { expect, it } from 'vitest'
import { TaggedCache } from './tagged-cache.ts'

const read =
  (value: number, ...tags: string[]) =>
  async () => ({ value, tags })

it('keeps a value until one of its tags changes', async () => {
  const cache = new TaggedCache(() => true)
  expect(await cache.get('a', read(1, 'page:1'))).toBe(1)
  expect(await cache.get('a', read(2, 'page:1'))).toBe(1)
  cache.drop('page:2')
  expect(await cache.get('a', read(3, 'page:1'))).toBe(1)
  cache.drop('page:1')
  expect(await cache.get('a', read(4, 'page:1'))).toBe(4)
})

it('does not keep what was read before the news came', async () => {
  const cache = new TaggedCache(() => true)
  await cache.get('a', async () => {
    cache.drop('page:1')
    return { value: 1, tags: ['page:1'] }
  })
  expect(await cache.get('a', read(2, 'page:1'))).toBe(2)
})

it('keeps nothing while changes may be missed', async () => {
  const cache = new TaggedCache(() => false)
  expect(await cache.get('a', read(1))).toBe(1)
  expect(await cache.get('a', read(2))).toBe(2)
})
