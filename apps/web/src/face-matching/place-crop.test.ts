import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dragCrop, placeCrop, wholeCrop } from './place-crop.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const size = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
})
const crop = fc.record({ zoom: share, across: share, down: share })

it('keeps the square within the picture, however it is zoomed, moved and dragged', () => {
  fc.assert(
    fc.property(size, crop, fc.integer(), fc.integer(), (picture, start, x, y) => {
      for (const chosen of [start, dragCrop(picture, start, { x, y }, 320)]) {
        const { side, left, top } = placeCrop(picture, chosen)
        expect(side).toBeGreaterThan(0)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(picture.width)
        expect(top + side).toBeLessThanOrEqual(picture.height)
      }
    }),
  )
})

it('begins with the middle and never comes closer than the comparison can see', () => {
  const picture = { width: 1200, height: 800 }
  expect(placeCrop(picture, wholeCrop)).toEqual({ side: 800, left: 200, top: 0 })
  expect(placeCrop(picture, { ...wholeCrop, zoom: 1 }).side).toBe(256)
  expect(placeCrop({ width: 200, height: 900 }, { ...wholeCrop, zoom: 1 }).side).toBe(200)
})

it('follows the finger: what is dragged to the right shows more of the left', () => {
  const picture = { width: 1200, height: 800 }
  expect(placeCrop(picture, dragCrop(picture, wholeCrop, { x: 40, y: 0 }, 400)).left).toBe(120)
})
