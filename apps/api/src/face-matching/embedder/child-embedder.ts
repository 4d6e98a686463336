import { type Err, refuse } from '@kindred/domain/result'
import type { Services } from '../../services.ts'
import { findWorker, openWorker, type WorkerOptions, type WorkerRefusal } from '../../workers/open-worker.ts'
import type { EmbedderRefusal, FaceEmbedder } from './face-embedder.ts'

const usual: WorkerOptions = {
  program: findWorker('face-matching/embedder/embed-face'),
  patience: 30_000,
  // Its memory is about 500 MB.
  idle: 60_000,
  mostWaiting: 4,
  memory: 512,
}

/** Looks at photos in a program of its own (decision 20), at low priority and one at a time. */
export function openChildEmbedder(
  services: Pick<Services, 'log'>,
  options: Partial<WorkerOptions> = {},
): FaceEmbedder {
  const worker = openWorker<Uint8Array, Awaited<ReturnType<FaceEmbedder['embed']>>>(services, {
    ...usual,
    ...options,
  })
  return {
    embed: async (photo) => {
      const said = await worker.ask(photo)
      return 'answer' in said ? said.answer : refusals[said.refusal]
    },
    close: worker.close,
  }
}

const refusals: Readonly<Record<WorkerRefusal, Err<EmbedderRefusal>>> = {
  busy: refuse('face-matching-busy', 'Several photos are waiting already. Try again in a minute.'),
  'took-too-long': refuse('took-too-long', 'Looking at this photo took too long.'),
  broke: refuse(
    'face-matching-unavailable',
    'The photo could not be looked at. Try again, or with another one.',
  ),
}
