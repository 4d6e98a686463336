/** The part of TensorFlow.js and face-api that is used, so that neither's types (nor what they import) reach the house. */
export type Tensor = { dispose: () => void }

export type TensorFlow = {
  setBackend: (name: 'wasm') => Promise<boolean>
  ready: () => Promise<void>
  tensor3d: (data: Uint8Array, shape: [number, number, number], type: 'int32') => Tensor
}

type Size = { width: number; height: number }
type Rect = Size & { x: number; y: number; rescale: (by: Size) => Rect }
type Detection = { score: number; box: Rect }
type Landmarks = { align: (to: null, options: { useDlibAlignment: true }) => Rect }
type Network = { loadFromDisk: (folder: string) => Promise<void> }

export type FaceApi = {
  nets: {
    ssdMobilenetv1: Network & { locateFaces: (input: Tensor, options: object) => Promise<Detection[]> }
    faceLandmark68Net: Network & { detectLandmarks: (input: Tensor) => Promise<Landmarks> }
    faceRecognitionNet: Network & { computeFaceDescriptor: (input: Tensor) => Promise<Float32Array> }
  }
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object
  Rect: new (x: number, y: number, width: number, height: number) => Rect
  /** The box is relative: 0 to 1. */
  FaceDetection: new (
    score: number,
    relativeBox: Rect,
    size: Size,
  ) => Detection
  extractFaceTensors: (input: Tensor, boxes: (Detection | Rect)[]) => Promise<Tensor[]>
  extendWithFaceLandmarks: (
    source: { detection: Detection },
    landmarks: Landmarks,
  ) => { landmarks: Landmarks }
}
