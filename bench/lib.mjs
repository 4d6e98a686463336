import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { basename, dirname, join } from 'node:path'
import autocannon from 'autocannon'
import { bundle } from '../scripts/lib/bundle.mjs'
import { root } from '../scripts/lib/paths.mjs'

/** Clients at once, as a busy evening has them. */
export const clients = 20

/**
 * Loads an address for some seconds.
 * @param {{ url: string, path?: string, paths?: string[], headers?: Record<string, string>, makeBody?: () => string,
 *   seconds?: number }} what
 *   `paths` are read by turns; with `makeBody` every request posts a body of its own to `path`
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, bytes: number, failures: number }>} milliseconds, bytes an answer
 */
export async function load({ url, path, paths, headers = {}, makeBody, seconds = 5 }) {
  let turn = 0
  const takeTurns = (request) => ({ ...request, path: paths[turn++ % paths.length] })
  return fire({
    url,
    duration: seconds,
    headers: makeBody ? { 'content-type': 'application/json', ...headers } : headers,
    requests: [
      makeBody
        ? { method: 'POST', path, setupRequest: (request) => ({ ...request, body: makeBody() }) }
        : { method: 'GET', path, ...(paths && { setupRequest: takeTurns }) },
    ],
  })
}

/**
 * Posts to an address for some seconds.
 * @param {(request: object) => object} setupRequest gives each request its headers and body
 * @returns as `load`
 */
export async function loadPosts(url, path, setupRequest, seconds = 5) {
  return fire({ url, duration: seconds, requests: [{ method: 'POST', path, setupRequest }] })
}

/** Each answer is timed here: autocannon's own percentiles know whole milliseconds only, which is as long as many answers take. */
async function fire(options) {
  const running = autocannon({ ...options, connections: clients })
  const times = []
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const { requests, throughput, non2xx, errors, timeouts } = await running
  times.sort((one, other) => one - other)
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    perSecond: requests.average,
    p50: at(0.5),
    p99: at(0.99),
    bytes: Math.round(throughput.average / Math.max(1, requests.average)),
    failures: non2xx + errors + timeouts,
  }
}

/**
 * Measures things by turns, so that a busy moment of the machine meets all of them, and takes each one's middle round.
 * @param {Record<string, () => Promise<{ perSecond: number }>>} things
 */
export async function byTurns(things, rounds = 3) {
  const results = Object.fromEntries(Object.keys(things).map((name) => [name, []]))
  for (const run of Object.values(things)) await run()
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(things)) results[name].push(await run())
  return Object.fromEntries(Object.entries(results).map(([name, list]) => [name, middle(list)]))
}

function middle(list) {
  return [...list].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(list.length / 2)]
}

/** One line of a table. */
export function printLine(name, { perSecond, p50, p99, bytes, failures }) {
  const cell = (text, width) => String(text).padStart(width)
  console.log(
    `${name.padEnd(44)}${cell(Math.round(perSecond), 8)}/s  p50${cell(p50.toFixed(1), 7)} ms  p99${cell(p99.toFixed(1), 7)} ms  ${cell(bytes, 7)} B${failures > 0 ? `  ${failures} FAILED` : ''}`,
  )
}

/** Says what a figure must reach and whether it does; a miss makes the command fail. */
export function judge(text, passes) {
  console.log(`${passes ? '  yes' : '  NO '}  ${text}`)
  if (!passes) process.exitCode = 1
}

/** Where the figures were taken. */
export function printMachine() {
  const list = cpus()
  console.log(`${list.length} × ${list[0]?.model ?? 'unknown'}, Node ${process.version}, ${clients} clients`)
}

/**
 * Runs a server of TypeScript sources as a process of its own until `stop`, made into one program as the API is: what runs
 * then is what runs in production. It tells by one message what it serves, and ends itself at the first one it gets.
 * @param {string} file
 * @param {string[]} args
 */
export async function startServer(file, args) {
  const outdir = join(root, '.kindred', 'bench-built', basename(dirname(file)))
  await bundle({ absWorkingDir: root, entryPoints: [file], outdir })
  await writeFile(join(outdir, 'package.json'), '{"type":"module"}')
  const child = fork(join(outdir, basename(file).replace('.ts', '.js')), args, {
    execArgv: ['--enable-source-maps', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.once('message', (told) =>
      resolve({
        ...told,
        stop: () =>
          new Promise((ended) => {
            child.once('exit', ended)
            child.send('stop')
          }),
      }),
    )
  })
}

/** The database of the run that started this, or one of its own that writes as safely as a real one. */
export async function openDatabase() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined }
  const { startServer: start } = await import('../packages/database/src/server/start-server.ts')
  return start({ directory: join(process.cwd(), '.kindred', 'bench') })
}
