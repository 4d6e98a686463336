import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAlive } from './lock.mjs'
import { noteProcesses, stopOrphans } from './orphans.mjs'
import { Supervised } from './supervise.mjs'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kindred supervise '))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** A program of a few lines, supervised; `says` waits for a line it prints. */
function supervise(code: string, firstPause = 10) {
  const file = join(directory, 'program.mjs')
  writeFileSync(file, code)
  const waiting: [string, () => void][] = []
  const program = new Supervised({
    name: 'api',
    args: [file],
    cwd: directory,
    env: process.env,
    log: join(directory, 'logs', 'api.log'),
    firstPause,
    echo: (line: string) => {
      for (const [text, done] of waiting) if (line.includes(text)) done()
    },
  })
  const says = (text: string) => new Promise<void>((resolve) => waiting.push([text, resolve]))
  return { program, says }
}

const patient = `
  process.on('SIGTERM', () => { console.log('bye'); process.exit(0) })
  setInterval(() => {}, 1000)
  console.log('up', process.pid)`

it('starts a program again after kill -9 and keeps what it printed', async () => {
  const { program, says } = supervise(patient)
  const up = says('up')
  program.start()
  await up
  program.markServing()
  const again = says('up')
  const restart = once(program, 'restart')
  process.kill(program.pid ?? 0, 'SIGKILL')
  expect((await restart)[0]).toMatchObject({ signal: 'SIGKILL', pause: 10 })
  expect(program.restarts).toBe(1)
  await again
  await program.stop()
  const log = readFileSync(join(directory, 'logs', 'api.log'), 'utf8')
  expect(log.match(/^(up|--- ended with SIGKILL|bye)/gm)).toEqual([
    'up',
    '--- ended with SIGKILL',
    'up',
    'bye',
  ])
})

it('gives up on a program that never comes up and shows its last words', async () => {
  const { program } = supervise("console.error('the port is taken'); process.exit(1)")
  const gaveUp = once(program, 'giveUp')
  program.start()
  expect((await gaveUp)[0]).toContain('the port is taken')
})

it('ends a program that does not listen, with all it has started', async () => {
  const { program, says } = supervise(`
    import { spawn } from 'node:child_process'
    process.on('SIGTERM', () => {})
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log('up', child.pid)
    setInterval(() => {}, 1000)`)
  const up = says('up')
  program.start()
  await up
  const grandchild = Number(program.tail.split(' ').at(-1))
  const { pid } = program
  await program.stop(100)
  expect(isAlive(pid ?? 0)).toBe(false)
  await expect.poll(() => isAlive(grandchild)).toBe(false)
})

it('ends what a killed start has left behind', async () => {
  const { program, says } = supervise(patient)
  const up = says('up')
  program.start()
  await up
  const gone = once(program, 'restart')
  noteProcesses(directory, [program.pid ?? 0])
  expect(await stopOrphans(directory)).toBe(1)
  await gone
  await program.stop()
  expect(await stopOrphans(directory)).toBe(0)
})
