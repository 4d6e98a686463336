import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { expect, it } from 'vitest'
import { openChildEmbedder } from './child-embedder.ts'

const program = fileURLToPath(new URL('../../workers/testing/obedient-worker.mjs', import.meta.url))

it.each([
  ['die', { mostWaiting: 4 }, 'face-matching-unavailable'],
  ['look', { mostWaiting: -1 }, 'face-matching-busy'],
  ['never answer', { patience: 1 }, 'took-too-long'],
])('FACE-06 says why nobody looked at a photo (%s)', async (order, options, code) => {
  const embedder = openChildEmbedder({ log: pino({ level: 'silent' }) }, { program, ...options })
  expect(await embedder.embed(Buffer.from(order))).toMatchObject({ ok: false, error: { code } })
  await embedder.close()
})
