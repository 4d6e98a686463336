import { faceEmbeddingLength } from '@kindred/domain/face-matching/face-embedding'
import { expect, it } from 'vitest'
import { createFaceSeal } from './seal-face.ts'

const seal = createFaceSeal(Buffer.alloc(32, 7).toString('base64url'))
const face = Float32Array.from({ length: faceEmbeddingLength }, (_, i) => Math.fround(Math.sin(i)))
const ada = { kind: 'customer', id: 'ada' } as const

it('FACE-06 opens a face it closed, number for number, and never writes the same twice', () => {
  expect(seal.open(seal.close(face, ada), ada)).toEqual(face)
  expect(seal.close(face, ada)).not.toBe(seal.close(face, ada))
})

it('FACE-06 opens no face for anybody else, nor with another key', () => {
  const sealed = seal.close(face, ada)
  expect(() => seal.open(sealed, { kind: 'customer', id: 'eve' })).toThrow()
  expect(() => seal.open(sealed, { kind: 'donor', id: 'ada' })).toThrow()
  expect(() => createFaceSeal(Buffer.alloc(32, 8).toString('base64url')).open(sealed, ada)).toThrow()
})

it('FACE-06 seals nothing that is no face', () => {
  expect(() => seal.close(new Float32Array(3), ada)).toThrow(RangeError)
})
