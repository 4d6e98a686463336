import { cpus } from 'node:os'
import autocannon from 'autocannon'

/** Clients at once, as a busy evening has them. */
export const clients = 20

/**
 * Loads an address and measures it, after a warm-up that is thrown away.
 * @param {{ url: string, path: string, method?: string, headers?: Record<string, string>, bodies?: string[], seconds?: number }} what
 *   `bodies` are sent in turn
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, bytes: number, failures: number }>} milliseconds, bytes an answer
 */
export async function measure({ url, path, method = 'GET', headers = {}, bodies = [], seconds = 6 }) {
  const requests = bodies.length > 0 ? bodies.map((body) => ({ method, path, body })) : [{ method, path }]
  const run = (duration) =>
    autocannon({
      url,
      connections: clients,
      duration,
      headers: { 'content-type': 'application/json', ...headers },
      requests,
    })
  await run(2)
  const result = await run(seconds)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.average / result.requests.average),
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** One line of a table. */
export function printLine(name, { perSecond, p50, p99, bytes, failures }) {
  const cell = (text, width) => String(text).padStart(width)
  console.log(
    `${name.padEnd(44)}${cell(Math.round(perSecond), 8)}/s  p50${cell(p50, 5)} ms  p99${cell(p99, 5)} ms  ${cell(bytes, 7)} B${failures > 0 ? `  ${failures} FAILED` : ''}`,
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
