import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ChildEmbedderOptions, openChildEmbedder } from './child-embedder.ts'
import type { FaceEmbedder } from './face-embedder.ts'

const program = fileURLToPath(new URL('../testing/obedient-child.mjs', import.meta.url))
const log = pino({ level: 'silent' })
let embedder: FaceEmbedder
afterEach(() => embedder.close())
const open = (options: ChildEmbedderOptions = {}) => {
  embedder = openChildEmbedder({ log }, { program, ...options })
}
const ask = (order = 'look') => embedder.embed(Buffer.from(order))
const askPid = async () => ((await ask()) as unknown as { value: number }).value
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('FACE-06 the program that looks at photos', () => {
  it('is started when it is needed and looks at many', async () => {
    open()
    const pids = await Promise.all([askPid(), askPid(), askPid()])
    expect(new Set(pids).size).toBe(1)
    expect(pids[0]).not.toBe(process.pid)
  })

  it('is told none of the house’s secrets', async () => {
    open()
    process.env.KINDRED_SECRET ??= 'known to the house alone'
    const { value } = (await ask('tell secrets')) as unknown as { value: string[] }
    expect(value).not.toContain('KINDRED_SECRET')
    expect(value).not.toContain('DATABASE_URL')
  })

  it('ends after a while without work and is there again for the next photo', async () => {
    open({ idle: 20 })
    const first = await askPid()
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), { timeout: 5000 })
    expect(await askPid()).not.toBe(first)
  })

  it('is stopped over a photo that takes too long, and the next one is looked at', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      open({ patience: 30_000 })
      const first = await askPid()
      const answer = ask('never answer')
      await vi.advanceTimersByTimeAsync(30_000)
      expect(await answer).toMatchObject({ ok: false, error: { code: 'took-too-long' } })
      expect(isAlive(first)).toBe(false)
      expect(await askPid()).not.toBe(first)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each(['die', 'break'])(
    'may %s over a photo: who asked is told, and the next one is looked at',
    async (order) => {
      open()
      expect(await ask(order)).toMatchObject({ ok: false, error: { code: 'face-matching-unavailable' } })
      expect(await ask()).toMatchObject({ ok: true })
    },
  )

  it('takes so many waiting and says politely that it is busy to more', async () => {
    open({ mostWaiting: 2 })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask()))
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual([
      'ok',
      'ok',
      'ok',
      'face-matching-busy',
      'face-matching-busy',
    ])
    expect(await ask()).toMatchObject({ ok: true })
  })

  it('is gone when the house closes', async () => {
    open()
    const pid = await askPid()
    await embedder.close()
    expect(isAlive(pid)).toBe(false)
  })
})
