import { connect } from 'node:net'
import { join } from 'node:path'
import { findNext } from './build.mjs'
import { apiEnvironment, makeEnvironment } from './environment.mjs'
import { PlainError } from './messages.mjs'
import { noteProcesses } from './orphans.mjs'
import { root } from './paths.mjs'
import { findFreePort } from './ports.mjs'
import { Supervised } from './supervise.mjs'

/**
 * Starts the API and the website and waits until they serve.
 *
 * @param {{ port: number, data: string, databaseUrl: string, secret: string, mode: string, development?: boolean,
 *   environment?: NodeJS.ProcessEnv, notice?: (text: string) => void, echo?: (name: string, line: string) => void }} options
 * @returns {Promise<{ url: string, webPort: number, programs: Supervised[], stop: () => Promise<void>,
 *   failed: Promise<never> }>} `failed` rejects when a program gives up later
 */
export async function startStack(options) {
  const { port, data, development = false, notice = () => undefined, echo } = options
  const webPort = await findFreePort()
  const env = makeEnvironment({ ...options, webPort }, options.environment)
  const programs = describePrograms(webPort, development).map(
    ({ name, args, cwd }) =>
      new Supervised({
        name,
        args,
        cwd,
        // What whoever starts it has set comes first.
        env: name === 'api' ? { ...apiEnvironment, ...env } : env,
        log: join(data, 'logs', `${name}.log`),
        ...(echo ? { echo: (line) => echo(name, line) } : {}),
      }),
  )
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()))
    noteProcesses(data, [])
  }
  const failed = new Promise((_, reject) => {
    for (const program of programs) {
      program.on('start', () =>
        noteProcesses(
          data,
          programs.flatMap(({ pid }) => pid ?? []),
        ),
      )
      program.on('restart', ({ code, signal, pause }) =>
        notice(
          `The ${program.name} process ended (${signal ?? `code ${code}`}); starting it again in ${pause} ms.`,
        ),
      )
      program.on('giveUp', (tail) =>
        reject(new PlainError(`The ${program.name} process does not start. Its last words:\n\n${tail}`)),
      )
    }
  })
  failed.catch(() => undefined)
  for (const program of programs) program.start()
  try {
    await Promise.race([failed, waitUntilServing(port, webPort, programs, development ? 180_000 : 90_000)])
  } catch (error) {
    await stop()
    throw error
  }
  for (const program of programs) program.markServing()
  return { url: `http://localhost:${port}`, webPort, programs, stop, failed }
}

function describePrograms(webPort, development) {
  const web = join(root, 'apps', 'web')
  const address = ['-p', String(webPort), '-H', '127.0.0.1']
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  return development
    ? [
        {
          name: 'api',
          args: [tsx, 'watch', '--clear-screen=false', join('apps', 'api', 'src', 'main.ts')],
          cwd: root,
        },
        { name: 'web', args: [findNext(), 'dev', ...address], cwd: web },
      ]
    : [
        { name: 'api', args: ['--enable-source-maps', join('apps', 'api', 'dist', 'main.js')], cwd: root },
        { name: 'web', args: [findNext(), 'start', ...address], cwd: web },
      ]
}

/** Ready means: /readyz answers 200 (database, migrations, search index) and the website's port takes connections. */
async function waitUntilServing(port, webPort, programs, patience) {
  const end = Date.now() + patience
  let last = 'it does not answer'
  while (Date.now() < end) {
    const [ready, open] = await Promise.all([askReady(port), takesConnections(webPort)])
    if (ready.ok && open) return
    last = ready.ok ? 'the website does not listen' : ready.reason
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const tails = programs.map((program) => `${program.name}:\n${program.tail}`).join('\n\n')
  throw new PlainError(`Kindred is not ready after ${patience / 1000} s (${last}).\n\n${tails}`)
}

async function askReady(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) })
    return {
      ok: response.ok,
      reason: `/readyz says ${response.status} ${(await response.text()).slice(0, 300)}`,
    }
  } catch (error) {
    return { ok: false, reason: `/readyz: ${error.cause?.code ?? error.message}` }
  }
}

function takesConnections(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
    socket.setTimeout(1000, () => end(false))
  })
}
