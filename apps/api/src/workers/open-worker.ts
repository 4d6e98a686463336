import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Services } from '../services.ts'
import { limitParallel } from './limit-parallel.ts'
import type { WorkerMessage } from './serve-worker.ts'

/** Why a question has no answer: too many before it, it took too long, or the program broke over it. */
export type WorkerRefusal = 'busy' | 'took-too-long' | 'broke'

export type Worker<Question, Answer> = {
  ask: (question: Question) => Promise<{ answer: Answer } | { refusal: WorkerRefusal }>
  /** Ends what was started. */
  close: () => Promise<void>
}

export type WorkerOptions = {
  /** A file that calls `serveWorker` (see `findWorker`). */
  program: string
  /** Milliseconds for one question, the start of the program included. */
  patience: number
  /** Milliseconds without work after which the program ends and its memory is free. */
  idle: number
  /** Questions that may wait behind the one that is answered. */
  mostWaiting: number
  /** Megabytes of its heap. */
  memory: number
}

/**
 * Answers questions one at a time in a child process, which is started when it is needed. It has none of our secrets, and
 * whatever a question does to it, the house stands and goes on answering others.
 */
export function openWorker<Question extends object, Answer>(
  { log }: Pick<Services, 'log'>,
  { program, patience, idle, mostWaiting, memory }: WorkerOptions,
): Worker<Question, Answer> {
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
        `--max-old-space-size=${memory}`,
        ...(program.endsWith('.ts') ? ['--import', findTypeScriptLoader()] : []),
      ],
    })
    const forget = () => {
      if (child === started) child = null
    }
    started.once('exit', forget)
    // One that cannot be started never exits.
    started.on('error', (error) => {
      forget()
      log.error({ err: error, program }, 'a worker could not be reached')
    })
    started.unref()
    started.channel?.unref()
    return started
  }

  async function ask(question: Question): ReturnType<Worker<Question, Answer>['ask']> {
    clearTimeout(idling)
    try {
      child ??= start()
      const asking = child
      const said = await askChild<Question, Answer>(asking, question, patience)
      if (said === null) await discard(asking)
      return said ?? { refusal: 'took-too-long' }
    } catch (error) {
      log.error({ err: error, program }, 'a worker broke over a question')
      return { refusal: 'broke' }
    } finally {
      idling = setTimeout(() => child && discard(child), idle).unref()
    }
  }

  /** Ends a program; a question that comes meanwhile starts another. */
  async function discard(old: ChildProcess): Promise<void> {
    if (child === old) child = null
    await end(old)
  }

  return {
    ask: async (question) => {
      if (asked > mostWaiting) return { refusal: 'busy' }
      asked += 1
      try {
        return await inLine(() => ask(question))
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

/**
 * The file of a worker: beside its sources while those run, below the folder of `main.js` once they are built.
 * @param name such as `print/print-document`
 */
export function findWorker(name: string): string {
  const isSource = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(isSource ? `../${name}.worker.ts` : `./${name}.worker.js`, import.meta.url))
}

const findTypeScriptLoader = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** @returns null when there was no answer in time */
function askChild<Question extends object, Answer>(
  child: ChildProcess,
  question: Question,
  patience: number,
): Promise<{ answer: Answer } | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      resolve(null)
    }, patience)
    const onMessage = (message: WorkerMessage<Answer>) => {
      stop()
      if ('fault' in message) reject(new Error(message.fault))
      else resolve(message)
    }
    const onExit = (code: number | null, signal: string | null) => {
      stop()
      reject(new Error(`the worker ended over a question (${signal ?? code})`))
    }
    const stop = () => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
    }
    child.on('message', onMessage).on('exit', onExit)
    child.send(question, (error) => {
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
