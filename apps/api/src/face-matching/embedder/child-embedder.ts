import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Err, refuse } from '@kindred/domain/result'
import { limitParallel } from '../../files/limit-parallel.ts'
import type { Services } from '../../services.ts'
import type { EmbedderRefusal, FaceEmbedder } from './face-embedder.ts'

type Answer = Awaited<ReturnType<FaceEmbedder['embed']>>
/** What the child says: an answer, or that it broke over a photo. */
export type ChildMessage = Answer | { fault: string }

export type ChildEmbedderOptions = {
  /** Milliseconds for one photo, the start of the program included. */
  patience?: number
  /** Milliseconds without work after which the program ends and its memory (about 500 MB) is free. */
  idle?: number
  /** Photos that may wait behind the one that is looked at. */
  mostWaiting?: number
  program?: string
}

/**
 * Looks at photos one at a time in a child process, which is started when it is needed. It has none of our secrets, runs at
 * low priority, and whatever a picture does to it, the house stands.
 */
export function openChildEmbedder(
  { log }: Pick<Services, 'log'>,
  { patience = 30_000, idle = 60_000, mostWaiting = 4, program = findProgram() }: ChildEmbedderOptions = {},
): FaceEmbedder {
  const inLine = limitParallel(1)
  let asked = 0
  let child: ChildProcess | null = null
  let idling: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { NODE_ENV: process.env.NODE_ENV },
      execArgv: [
        '--max-old-space-size=512',
        ...(program.endsWith('.ts') ? ['--import', findTypeScriptLoader()] : []),
      ],
    })
    started.once('exit', () => {
      if (child === started) child = null
    })
    // A program that cannot be started or written to also exits, which the one who asked is told.
    started.on('error', (error) => log.warn({ err: error }, 'the program that looks at photos broke'))
    started.unref()
    started.channel?.unref()
    return started
  }

  async function ask(photo: Uint8Array): Promise<Answer> {
    clearTimeout(idling)
    child ??= start()
    const asking = child
    try {
      const answer = await askChild(asking, photo, patience)
      if (answer === null) await discard(asking)
      return answer ?? tooLong
    } catch (error) {
      log.warn({ err: error }, 'a photo could not be looked at')
      return unavailable
    } finally {
      idling = setTimeout(() => discard(asking), idle).unref()
    }
  }

  /** Ends a program; a photo that comes meanwhile starts another. */
  async function discard(old: ChildProcess): Promise<void> {
    if (child === old) child = null
    await end(old)
  }

  return {
    embed: async (photo) => {
      if (asked > mostWaiting) return busy
      asked += 1
      try {
        return await inLine(() => ask(photo))
      } finally {
        asked -= 1
      }
    },
    close: async () => {
      clearTimeout(idling)
      if (child) await discard(child)
    },
  }
}

/** @returns null when there was no answer in time */
function askChild(child: ChildProcess, photo: Uint8Array, patience: number): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      resolve(null)
    }, patience)
    const onMessage = (message: ChildMessage) => {
      stop()
      if ('fault' in message) reject(new Error(message.fault))
      else resolve(message)
    }
    const onExit = (code: number | null, signal: string | null) => {
      stop()
      reject(new Error(`the program ended over a photo (${signal ?? code})`))
    }
    const stop = () => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
    }
    child.on('message', onMessage).on('exit', onExit)
    child.send(photo, (error) => {
      if (!error) return
      stop()
      reject(error)
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  await gone
}

/** Beside this file while it is TypeScript; below the folder of `main.js` once it is built. */
function findProgram(): string {
  const isSource = import.meta.url.endsWith('.ts')
  const name = isSource ? './embed-face.worker.ts' : './face-matching/embedder/embed-face.worker.js'
  return fileURLToPath(new URL(name, import.meta.url))
}

const findTypeScriptLoader = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

const busy: Err<EmbedderRefusal> = refuse(
  'face-matching-busy',
  'Several photos are waiting already. Try again in a minute.',
)
const tooLong: Err<EmbedderRefusal> = refuse('took-too-long', 'Looking at this photo took too long.')
const unavailable: Err<EmbedderRefusal> = refuse(
  'face-matching-unavailable',
  'The photo could not be looked at. Try again, or with another one.',
)
