import { expect, it } from 'vitest'
import { mediaUrl, toImage } from './to-image.ts'

const row = {
  id: 'm',
  filename: 'blå bær.webp',
  version: '6b0a4e0e',
  width: 2100,
  height: 1180,
  focalX: 70,
  focalY: 40,
  alt: null,
  title: null,
}

it('BLK-38 gives pictures an address at the backend that stays, with the version of the file', () => {
  expect(toImage(row as never)).toEqual({
    imageURL: '/media/bl%C3%A5%20b%C3%A6r.webp?v=6b0a4e0e',
    alternativeText: '',
    title: null,
    width: 2100,
    height: 1180,
    focalX: 70,
    focalY: 40,
  })
  expect(mediaUrl('a.webp')).toBe('/media/a.webp')
  expect(toImage(undefined)).toBeNull()
})
