/** What a face is reduced to: numbers in which two pictures of one person lie near each other. They show no picture. */
export type FaceEmbedding = Float32Array

/** Numbers of one embedding. */
export const faceEmbeddingLength = 128

/** What made an embedding; those of another model are not comparable, so they do not take part. */
export const faceModel = 'face-api/face_recognition'

/** 128 finite numbers: anything else is no face and must reach neither the database nor a comparison. */
export function isFaceEmbedding(value: FaceEmbedding): boolean {
  return value.length === faceEmbeddingLength && value.every(Number.isFinite)
}

/**
 * How far apart two faces are (Euclidean): 0 for the same picture, about 0.7 for two strangers.
 *
 * @param gallery embeddings one after the other
 * @param row which of them is compared, counted from 0
 */
export function measureFaceDistance(face: FaceEmbedding, gallery: FaceEmbedding, row = 0): number {
  const start = row * faceEmbeddingLength
  let sum = 0
  for (let i = 0; i < faceEmbeddingLength; i++) {
    const difference = (face[i] as number) - (gallery[start + i] as number)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}
