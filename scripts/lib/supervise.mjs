import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

const followParent = pathToFileURL(fileURLToPath(new URL('./follow-parent.mjs', import.meta.url))).href
const rotateAt = 20 * 1024 * 1024

/**
 * A program that is kept running: started again when it ends unasked, after a pause that doubles with every failure
 * in a row. What it prints goes to a log file.
 *
 * Events: `start` (pid), `restart` ({ code, signal, pause }), `giveUp` (last lines).
 */
export class Supervised extends EventEmitter {
  #options
  #child
  #log
  #timer
  #stopping = false
  #failures = 0
  #served = false
  #restarts = 0
  #tail = []

  /**
   * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, log: string, echo?: (line: string) => void, firstPause?: number, patience?: number }} options
   *   `args`: Node's arguments; `patience`: failures in a row before it has ever served that make it give up (3)
   */
  constructor(options) {
    super()
    this.#options = { firstPause: 250, patience: 3, ...options }
  }

  get pid() {
    return this.#child?.pid
  }

  /** How often it ended unasked and was started again. */
  get restarts() {
    return this.#restarts
  }

  get name() {
    return this.#options.name
  }

  /** The last lines it printed. */
  get tail() {
    return this.#tail.join('\n')
  }

  /** Tell that it has served: from now on it is restarted for ever. */
  markServing() {
    this.#served = true
  }

  start() {
    this.#log ??= openLog(this.#options.log)
    const { args, cwd, env } = this.#options
    const begin = Date.now()
    const child = spawn(process.execPath, ['--import', followParent, ...args], {
      cwd,
      env: { ...env, KINDRED_SUPERVISOR: String(process.pid) },
      // A group of its own: Ctrl+C reaches only the supervisor, which then ends things in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.#write(line))
    }
    child.once('error', (error) => this.#write(error.message))
    child.once('exit', (code, signal) => this.#ended(code, signal, Date.now() - begin))
    this.emit('start', child.pid)
    return this
  }

  #write(line) {
    this.#log.write(`${line}\n`)
    this.#tail.push(line)
    if (this.#tail.length > 30) this.#tail.shift()
    this.#options.echo?.(line)
  }

  #ended(code, signal, lived) {
    this.#child = undefined
    if (this.#stopping) return
    this.#failures = lived > 30_000 ? 1 : this.#failures + 1
    if (!this.#served && this.#failures >= this.#options.patience) {
      this.#stopping = true
      this.emit('giveUp', this.tail)
      return
    }
    const pause = Math.min(this.#options.firstPause * 2 ** (this.#failures - 1), 10_000)
    this.#write(`--- ended with ${signal ?? code}, started again in ${pause} ms`)
    this.emit('restart', { code, signal, pause })
    this.#restarts += 1
    this.#timer = setTimeout(() => this.start(), pause)
  }

  /** Asks it to end and insists after the given time. Resolves when it is gone. */
  async stop(grace = 8000) {
    this.#stopping = true
    clearTimeout(this.#timer)
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const insist = setTimeout(() => killGroup(child.pid), grace)
      await gone
      clearTimeout(insist)
    }
    if (child?.pid) killGroup(child.pid)
    await new Promise((resolve) => (this.#log ? this.#log.end(resolve) : resolve()))
  }
}

/** Ends a process and everything it started. */
export function killGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

function openLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > rotateAt) renameSync(path, `${path}.1`)
  const log = createWriteStream(path, { flags: 'a' })
  log.write(`--- ${new Date().toISOString()}\n`)
  return log
}
