import { expect, it } from 'vitest'
import { chooseImageFormat } from './image-format.ts'

it('BLK-37 gives AVIF to who asks for it, WebP to others', () => {
  expect(chooseImageFormat('image/avif,image/webp,image/apng,*/*;q=0.8')).toBe('avif')
  expect(chooseImageFormat('image/webp, image/avif;q=0.9')).toBe('avif')
  expect(chooseImageFormat('image/avif;q=0,image/webp')).toBe('webp')
  expect(chooseImageFormat('image/webp,*/*')).toBe('webp')
  expect(chooseImageFormat(undefined)).toBe('webp')
})
