import { type FaceEmbedding, faceEmbeddingLength } from '@kindred/domain/face-matching/face-embedding'
import { startRandom } from '../random.ts'

/**
 * What all faces have in common in the model's numbers: the mean over many people, which is nobody's. Invented faces lie
 * around it, so that a real one is as far from them as from strangers.
 */
const meanFace = [
  -0.07, 0.09, 0.07, -0.08, -0.1, -0.02, -0.08, -0.1, 0.18, -0.1, 0.18, -0.06, -0.24, 0.01, -0.08, 0.18,
  -0.18, -0.15, -0.08, -0.03, 0.03, 0.03, 0.03, 0.08, -0.13, -0.33, -0.05, -0.06, -0.01, -0.1, 0.01, 0.08,
  -0.19, 0.01, 0.03, 0.09, -0.04, -0.11, 0.15, 0.01, -0.26, -0.04, 0.04, 0.26, 0.22, 0.02, 0.02, -0.09, 0.1,
  -0.29, 0.01, 0.18, 0.03, 0.05, 0.05, -0.17, 0.03, 0.11, -0.15, 0.01, 0.09, -0.07, -0.02, -0.11, 0.23, 0.1,
  -0.17, -0.14, 0.15, -0.16, -0.04, 0.08, -0.12, -0.2, -0.28, -0.03, 0.38, 0.13, -0.14, 0.04, -0.07, 0.02, 0,
  0.15, -0.03, 0.05, -0.08, 0.02, 0.2, -0.04, 0.01, 0.25, -0.03, -0.03, -0.01, 0.07, -0.12, 0.02, -0.13,
  -0.01, 0, -0.01, 0.01, 0.11, -0.17, 0.16, -0.03, 0.01, 0.01, -0.01, -0.06, -0.07, 0.16, -0.25, 0.14, 0.17,
  0.07, 0.13, 0.07, 0.1, 0, -0.03, -0.16, -0.05, 0.01, -0.06, 0, 0.01,
]
/** How far single faces lie from the mean; measured 0.42 to 0.56. Some lie nearer here, so that best matches stand out. */
const [nearest, farthest] = [0.34, 0.56]

/**
 * The invented face of a donor of the demo world: drawings cannot be compared, the detector knows them for what they are.
 * The same donor has the same face on every machine.
 */
export function drawFace(donorId: string): FaceEmbedding {
  const random = startRandom('face', donorId)
  const way = Array.from({ length: faceEmbeddingLength }, () => random.normal(0, 1))
  const length = Math.sqrt(way.reduce((sum, value) => sum + value * value, 0))
  const away = nearest + random.next() * (farthest - nearest)
  return Float32Array.from(meanFace, (mean, i) => mean + ((way[i] as number) / length) * away)
}
