import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openWorker, type Worker, type WorkerOptions } from './open-worker.ts'

const program = fileURLToPath(new URL('./testing/obedient-worker.mjs', import.meta.url))
const log = pino({ level: 'silent' })
const usual: WorkerOptions = { program, patience: 30_000, idle: 60_000, mostWaiting: 4, memory: 64 }
let worker: Worker<Uint8Array, unknown>
afterEach(() => worker.close())
const open = (options: Partial<WorkerOptions> = {}) => {
  worker = openWorker({ log }, { ...usual, ...options })
}
const ask = (order = 'look') => worker.ask(Buffer.from(order))
const read = async (order?: string) => {
  const said = await ask(order)
  return 'answer' in said ? said.answer : said.refusal
}
const askPid = async () => Number(await read())
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a worker', () => {
  it('is started when it is needed and answers many', async () => {
    open()
    const pids = await Promise.all([askPid(), askPid(), askPid()])
    expect(new Set(pids).size).toBe(1)
    expect(pids[0]).not.toBe(process.pid)
  })

  it('is told none of the house’s secrets', async () => {
    open()
    process.env.KINDRED_SECRET ??= 'known to the house alone'
    const known = await read('tell secrets')
    expect(known).not.toContain('KINDRED_SECRET')
    expect(known).not.toContain('DATABASE_URL')
  })

  it('ends after a while without work and is there again for the next question', async () => {
    open({ idle: 20 })
    const first = await askPid()
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), { timeout: 5000 })
    expect(await askPid()).not.toBe(first)
  })

  it('is stopped over a question that takes too long, and the next one is answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      open()
      const first = await askPid()
      const answer = ask('never answer')
      await vi.advanceTimersByTimeAsync(30_000)
      expect(await answer).toEqual({ refusal: 'took-too-long' })
      expect(isAlive(first)).toBe(false)
      expect(await askPid()).not.toBe(first)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each(['die', 'break'])(
    'may %s over a question: who asked is told, and the next one is answered',
    async (order) => {
      open()
      expect(await ask(order)).toEqual({ refusal: 'broke' })
      expect(await askPid()).toBeGreaterThan(0)
    },
  )

  it('takes so many waiting and is busy to more', async () => {
    open({ mostWaiting: 2 })
    const said = await Promise.all([1, 2, 3, 4, 5].map(() => read()))
    const [pid] = said
    expect(said).toEqual([pid, pid, pid, 'busy', 'busy'])
    expect(await read()).toBe(pid)
  })

  it('that cannot be started refuses, and the next one is tried anew', async () => {
    const { execPath } = process
    open()
    try {
      process.execPath = '/nowhere/node'
      expect(await ask()).toEqual({ refusal: 'broke' })
    } finally {
      process.execPath = execPath
    }
    expect(await askPid()).toBeGreaterThan(0)
  })

  it('is gone when the house closes', async () => {
    open()
    const pid = await askPid()
    await worker.close()
    expect(isAlive(pid)).toBe(false)
  })
})
