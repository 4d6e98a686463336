import { expect, it } from 'vitest'
import { chooseFace, leastFaceWidth } from './choose-face.ts'

const face = (width: number) => ({ x: 0, y: 0, width, height: width, confidence: 0.9 })

it('FACE-06 takes the one face of a photo, and lets somebody far behind be', () => {
  expect(chooseFace([face(40), face(300)])).toEqual({ ok: true, value: face(300) })
})

it.each([
  ['no-face', []],
  ['several-faces', [face(300), face(280)]],
  ['several-faces', [face(120), face(300), face(290)]],
  ['face-too-small', [face(leastFaceWidth - 1)]],
])('FACE-06 refuses a photo with %s', (code, faces) =>
  expect(chooseFace(faces)).toMatchObject({ ok: false, error: { code } }),
)
