import { isFaceEmbedding, measureFaceDistance } from '@kindred/domain/face-matching/face-embedding'
import { scoreFaceDistance } from '@kindred/domain/face-matching/score-face-distance'
import { expect, it } from 'vitest'
import { drawFace } from './draw-face.ts'

const faces = Array.from({ length: 60 }, (_, n) => drawFace(`donor ${n}`))

it('invents the same face for the same donor, and one for each', () => {
  expect(drawFace('donor 1')).toEqual(faces[1])
  expect(faces.every(isFaceEmbedding)).toBe(true)
  expect(new Set(faces.map((face) => face.join())).size).toBe(faces.length)
})

it('invents faces that are as far from each other as those of strangers', () => {
  const scores = faces.flatMap((a, i) =>
    faces.slice(0, i).map((b) => scoreFaceDistance(measureFaceDistance(a, b))),
  )
  scores.sort((a, b) => a - b)
  const median = scores[Math.floor(scores.length / 2)]
  expect(median).toBeGreaterThan(0.1)
  expect(median).toBeLessThan(0.5)
  expect(scores.at(-1)).toBeLessThan(0.9)
})
