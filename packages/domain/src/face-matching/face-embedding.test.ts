import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faceEmbeddingLength, isFaceEmbedding, measureFaceDistance } from './face-embedding.ts'

const face = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), {
    minLength: faceEmbeddingLength,
    maxLength: faceEmbeddingLength,
  })
  .map((values) => Float32Array.from(values))

it('measures how far apart two faces are, whichever comes first', () => {
  fc.assert(
    fc.property(face, face, (a, b) => {
      expect(measureFaceDistance(a, a)).toBe(0)
      expect(measureFaceDistance(a, b)).toBe(measureFaceDistance(b, a))
    }),
  )
})

it('finds the face of a row among many', () => {
  const gallery = new Float32Array(3 * faceEmbeddingLength)
  gallery[2 * faceEmbeddingLength] = 0.5
  const nobody = new Float32Array(faceEmbeddingLength)
  expect([0, 1, 2].map((row) => measureFaceDistance(nobody, gallery, row))).toEqual([0, 0, 0.5])
})

it('takes 128 finite numbers for a face and nothing else', () => {
  expect(isFaceEmbedding(new Float32Array(faceEmbeddingLength))).toBe(true)
  expect(isFaceEmbedding(new Float32Array(127))).toBe(false)
  expect(isFaceEmbedding(new Float32Array(faceEmbeddingLength).fill(Number.NaN))).toBe(false)
})
