import { expect, it } from 'vitest'
import { inferContentType } from './infer-content-type.ts'

it('UPL-10 keeps the type the browser reports', () => {
  expect(inferContentType('a.heic', 'image/heic-sequence')).toBe('image/heic-sequence')
})

it('UPL-10 infers the type of heic and heif alone, and leaves it empty otherwise', () => {
  expect(inferContentType('IMG_1.HEIC', '')).toBe('image/heic')
  expect(inferContentType('IMG_1.heif', '')).toBe('image/heif')
  for (const name of ['a.png', 'a.pdf', 'a.jp2', 'heic']) expect(inferContentType(name, ''), name).toBe('')
})
