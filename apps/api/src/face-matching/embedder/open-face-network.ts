import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FoundFace } from '@kindred/domain/face-matching/choose-face'
import type { FaceEmbedding } from '@kindred/domain/face-matching/face-embedding'
import type { FaceApi, Tensor, TensorFlow } from './face-api-types.ts'

/** A picture in memory: one byte for each of red, green and blue, row by row. */
export type Picture = { rgb: Uint8Array; width: number; height: number }

/** Finds faces, and turns one into its embedding. Boxes are in pixels of the picture. */
export type FaceNetwork = {
  find: (picture: Picture) => Promise<FoundFace[]>
  embed: (picture: Picture, face: FoundFace) => Promise<FaceEmbedding>
}

/** Surer than this, or it is no face. */
const leastConfidence = 0.5
/** Faces that are told apart; more are `several` anyway. */
const mostFaces = 8

/**
 * Loads the networks that come with the library (about 12 MB) into WebAssembly; some 180 MB then, 500 MB while it works. They
 * are CommonJS and tell the console about themselves, so only a process of their own loads them.
 */
export async function openFaceNetwork(): Promise<FaceNetwork> {
  const require = createRequire(import.meta.url)
  const tf = require('@tensorflow/tfjs') as TensorFlow
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths: (path: string) => void }
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`)
  const library = dirname(require.resolve('@vladmandic/face-api/package.json'))
  const faceApi = require(join(library, 'dist', 'face-api.node-wasm.js')) as FaceApi
  await tf.setBackend('wasm')
  await tf.ready()
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = faceApi.nets
  for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet])
    await net.loadFromDisk(join(library, 'model'))
  const options = new faceApi.SsdMobilenetv1Options({ minConfidence: leastConfidence, maxResults: mostFaces })

  async function withTensor<T>(
    { rgb, width, height }: Picture,
    work: (tensor: Tensor) => Promise<T>,
  ): Promise<T> {
    const tensor = tf.tensor3d(rgb, [height, width, 3], 'int32')
    try {
      return await work(tensor)
    } finally {
      tensor.dispose()
    }
  }
  /** Cuts a box out and hands it on; what was cut is gone afterwards. */
  async function withCut<T>(
    tensor: Tensor,
    box: Parameters<FaceApi['extractFaceTensors']>[1][number],
    work: (cut: Tensor) => Promise<T>,
  ): Promise<T> {
    const cuts = await faceApi.extractFaceTensors(tensor, [box])
    try {
      return await work(cuts[0] as Tensor)
    } finally {
      for (const cut of cuts) cut.dispose()
    }
  }

  return {
    find: (picture) =>
      withTensor(picture, async (tensor) => {
        const found = await ssdMobilenetv1.locateFaces(tensor, options)
        return found.map(({ score, box: { x, y, width, height } }) => ({
          x,
          y,
          width,
          height,
          confidence: score,
        }))
      }),
    embed: (picture, { x, y, width, height, confidence }) =>
      withTensor(picture, async (tensor) => {
        const box = new faceApi.Rect(x, y, width, height)
        const detection = new faceApi.FaceDetection(
          confidence,
          box.rescale({ width: 1 / picture.width, height: 1 / picture.height }),
          picture,
        )
        const marks = await withCut(tensor, detection, (cut) => faceLandmark68Net.detectLandmarks(cut))
        const { landmarks } = faceApi.extendWithFaceLandmarks({ detection }, marks)
        // The network was trained on faces that were turned and cut in dlib's way.
        const upright = landmarks.align(null, { useDlibAlignment: true })
        return withCut(tensor, upright, (cut) => faceRecognitionNet.computeFaceDescriptor(cut))
      }),
  }
}
