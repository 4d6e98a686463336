import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findHolder, processBegan, takeLock, whileLocked } from './lock.mjs'

let directory: string
let path: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kindred lock '))
  path = join(directory, 'deep', 'lock')
})
afterEach(() => rmSync(directory, { recursive: true }))

const explain = (holder: { pid: number }) => `held by ${holder.pid}`

it('refuses the second and tells who holds it', () => {
  const release = takeLock(path, explain, { port: 3000 })
  expect(() => takeLock(path, explain, {})).toThrow(`held by ${process.pid}`)
  expect(findHolder(path)).toMatchObject({ port: 3000 })
  release()
  expect(existsSync(path)).toBe(false)
})

it('takes over from a process that was killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  takeLock(path, explain, {})()
  writeFileSync(path, JSON.stringify({ pid: child.pid, began: processBegan(child.pid ?? 0) }))
  expect(() => takeLock(path, explain, {})).toThrow(`held by ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  takeLock(path, explain, {})()
})

it.runIf(process.platform === 'linux')('is not fooled by another process that has got the number', () => {
  takeLock(path, explain, {})()
  writeFileSync(path, JSON.stringify({ pid: process.pid, began: 1 }))
  takeLock(path, explain, {})()
})

it('lets work wait for its turn', async () => {
  const order: string[] = []
  let finish: () => void = () => undefined
  const first = whileLocked(path, async () => {
    order.push('first begins')
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    order.push('first ends')
  })
  const second = whileLocked(path, async () => {
    order.push('second')
  })
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})
