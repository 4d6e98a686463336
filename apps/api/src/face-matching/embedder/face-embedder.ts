import type { FaceEmbedding } from '@kindred/domain/face-matching/face-embedding'
import type { PhotoRefusal } from '@kindred/domain/face-matching/photo-rules'
import type { Failure, Result } from '@kindred/domain/result'

/** Why nobody looked at a photo: too many before it, or something went wrong with this one. */
export type EmbedderRefusal = Failure<'face-matching-busy' | 'took-too-long' | 'face-matching-unavailable'>

/** Turns a photo with one face into its embedding. What is behind it may be replaced by another program or service. */
export type FaceEmbedder = {
  /** @param photo the file as it was sent; nothing of it is kept */
  embed: (photo: Uint8Array) => Promise<Result<FaceEmbedding, PhotoRefusal | EmbedderRefusal>>
  /** Ends what was started. */
  close: () => Promise<void>
}
