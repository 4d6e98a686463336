import { expect, it } from 'vitest'
import { beginsOnThreads } from './threads-ahead.tsx'

const makeHero = (media: { heroImage?: object; heroVideoURL?: string } = {}) => ({
  blockType: 'hero',
  heroImage: null,
  heroVideoURL: null,
  ...media,
})
const quote = { blockType: 'quote' }

it('asks ahead for the threads only where a page begins with them', () => {
  expect(beginsOnThreads([makeHero(), quote])).toBe(true)
  expect(beginsOnThreads([makeHero({ heroImage: { imageURL: '/media/a.webp' } })])).toBe(false)
  expect(beginsOnThreads([makeHero({ heroVideoURL: '/media/a.mp4' })])).toBe(false)
  expect(beginsOnThreads([quote, makeHero()])).toBe(false)
  expect(beginsOnThreads([])).toBe(false)
})
