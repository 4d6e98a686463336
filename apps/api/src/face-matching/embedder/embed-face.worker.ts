import { setPriority } from 'node:os'
import type { ChildMessage } from './child-embedder.ts'
import { embedPhoto } from './embed-photo.ts'
import { openFaceNetwork } from './open-face-network.ts'

/** The program of `child-embedder.ts`: a photo comes in, an embedding or a refusal goes out, nothing stays. */
process.on('disconnect', () => process.exit())
setPriority(10)
const opening = openFaceNetwork()
const answer = (message: ChildMessage) => process.send?.(message)

process.on('message', async (photo: Uint8Array) => {
  try {
    answer(await embedPhoto(photo, await opening))
  } catch (error) {
    answer({ fault: String(error) })
  }
})
