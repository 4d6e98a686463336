import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { PlainError } from './messages.mjs'

/**
 * Takes a lock file so that a command runs once per checkout. A file left by kill -9 is recognised:
 * its process is gone, or its number belongs to another one (told by the time it began).
 *
 * @param {string} path
 * @param {(holder: { pid: number, label: string, [key: string]: unknown }) => string} explain message when it is held
 * @param {Record<string, unknown>} details written for whoever is refused
 * @returns {() => void} gives the lock back
 */
export function takeLock(path, explain, details) {
  mkdirSync(dirname(path), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, JSON.stringify({ ...details, pid: process.pid, began: processBegan(process.pid) }))
      closeSync(file)
      const release = () => {
        if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true })
      }
      process.once('exit', release)
      return release
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = readHolder(path)
    if (holder && isSameProcess(holder)) throw new PlainError(explain(holder))
    rmSync(path, { force: true })
  }
  throw new PlainError(`The lock ${path} cannot be taken. Remove that file and try again.`)
}

/** Who holds the lock, or undefined. */
export function findHolder(path) {
  const holder = readHolder(path)
  return holder && isSameProcess(holder) ? holder : undefined
}

/** Whether the process that was noted is still the one with this number. */
export function isSameProcess({ pid, began }) {
  if (!isAlive(pid)) return false
  const now = processBegan(pid)
  return now === undefined || began === undefined || now === began
}

/** When a process began, in the kernel's ticks; undefined where the system does not tell. */
export function processBegan(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name in brackets and may hold spaces; the 22nd is the time.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
  } catch {
    return undefined
  }
}

/** Whether a process of this number exists and has not merely been left unreaped. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z'
  } catch {
    return true
  }
}

function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Runs work while holding a lock file, waiting for another process that holds it.
 *
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whileLocked(path, work) {
  for (;;) {
    let release
    try {
      release = takeLock(path, () => 'held', {})
    } catch (error) {
      if (error.message !== 'held') throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
      continue
    }
    try {
      return await work()
    } finally {
      release()
    }
  }
}
