import { describe, expect, it } from 'vitest'
import { checkFaceQuality, type FacePixels, measureFaceQuality } from './face-quality.ts'

const side = 64
/** Draws a cut from the light of each pixel. */
function draw(lightOf: (x: number, y: number) => number): FacePixels {
  const rgb = new Uint8Array(3 * side * side)
  for (let i = 0; i < side * side; i++) rgb.fill(lightOf(i % side, Math.floor(i / side)), 3 * i, 3 * i + 3)
  return { rgb, width: side, height: side }
}
/** Light that changes as skin under a camera does: slowly over the face, a little at every pixel. */
const skin = (x: number, y: number) => 130 + 60 * Math.sin(x / 9) + ((x * 7 + y * 13) % 17)
const judge = (lightOf: (x: number, y: number) => number) =>
  checkFaceQuality(measureFaceQuality(draw(lightOf)))

describe('FACE-06 the quality of a face', () => {
  it('is enough where light, contrast and sharpness are', () => expect(judge(skin)).toEqual({ ok: true }))

  it.each([
    ['dark', (x: number, y: number) => skin(x, y) / 9],
    ['bright', () => 250],
    ['pale', (x: number, y: number) => 120 + skin(x, y) / 20],
    ['blurred', (x: number) => 130 + 60 * Math.sin(x / 9)],
  ])('is poor when it is %s, and says so', (why, lightOf) =>
    expect(judge(lightOf)).toMatchObject({ ok: false, error: { code: 'poor-quality', data: { why } } }),
  )

  it('tells a drawing by its areas of one colour', () =>
    expect(judge((x, y) => (x > 20 && x < 40 && y > 20 ? 40 : 200))).toMatchObject({
      ok: false,
      error: { code: 'drawing' },
    }))
})
