import { type FaceEmbedding, isFaceEmbedding } from '@kindred/domain/face-matching/face-embedding'
import { createSeal } from './seal.ts'

/** Whose face it is. It is bound to the sealed text, so that a face copied to another row cannot be opened there. */
export type FaceOwner = { readonly kind: 'customer' | 'donor'; readonly id: string }

/** Keeps embeddings of faces unreadable without the installation's secret. */
export type FaceSeal = {
  /** @throws RangeError for what is no embedding */
  close: (face: FaceEmbedding, owner: FaceOwner) => string
  /** @throws when it was sealed with another key or for somebody else, or was changed */
  open: (sealed: string, owner: FaceOwner) => FaceEmbedding
}

/** @param key base64url of 32 bytes, derived for faces alone (`deriveKey(secret, 'faces')`) */
export function createFaceSeal(key: string): FaceSeal {
  const seal = createSeal(key)
  return {
    close: (face, owner) => {
      if (!isFaceEmbedding(face)) throw new RangeError('An embedding has 128 finite numbers.')
      return seal.close(
        Buffer.from(face.buffer, face.byteOffset, face.byteLength).toString('base64'),
        name(owner),
      )
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(seal.open(sealed, name(owner)), 'base64')
      // A copy: the buffer of a short text is a part of a larger one and need not begin at a multiple of four.
      return new Float32Array(Uint8Array.from(bytes).buffer)
    },
  }
}

const name = ({ kind, id }: FaceOwner) => `face of ${kind} ${id}`
