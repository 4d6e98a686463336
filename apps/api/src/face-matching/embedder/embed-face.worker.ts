import { setPriority } from 'node:os'
import { serveWorker } from '../../workers/serve-worker.ts'
import { embedPhoto } from './embed-photo.ts'
import { openFaceNetwork } from './open-face-network.ts'

/** The program of `child-embedder.ts`: a photo comes in, an embedding or a refusal goes out, nothing stays. */
setPriority(10)
const opening = openFaceNetwork()
serveWorker(async (photo: Uint8Array) => embedPhoto(photo, await opening))
