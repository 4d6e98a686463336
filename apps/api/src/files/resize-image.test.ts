import { expect, it } from 'vitest'
import { cropAround } from './resize-image.ts'

it('BLK-29 crops around the focal point, as near as the edges allow', () => {
  const square = { width: 1000, height: 500 }
  expect(cropAround(square, 1, { x: 0.5, y: 0.5 })).toEqual({ left: 250, top: 0, width: 500, height: 500 })
  expect(cropAround(square, 1, { x: 0, y: 0 })).toMatchObject({ left: 0 })
  expect(cropAround(square, 1, { x: 1, y: 1 })).toMatchObject({ left: 500, top: 0 })
  expect(cropAround({ width: 100, height: 900 }, 16 / 9, { x: 0.5, y: 0.3 })).toEqual({
    left: 0,
    top: 242,
    width: 100,
    height: 56,
  })
  expect(cropAround({ width: 1, height: 1 }, 2, { x: 1, y: 1 })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  })
})
