import { buildStale } from './build.mjs'
import { claim } from './claim.mjs'
import { openServer, readSecret } from './database.mjs'
import { readMode } from './environment.mjs'
import { installMissing } from './install.mjs'
import { whileLocked } from './lock.mjs'
import { formatDuration, reportError } from './messages.mjs'
import { stopOrphans } from './orphans.mjs'
import { dataDirectory, root } from './paths.mjs'
import { readPort, requireFreePort } from './ports.mjs'
import { prepareDatabase } from './prepare.mjs'
import { Progress } from './progress.mjs'
import { waitForSignal } from './signals.mjs'
import { startStack } from './stack.mjs'
import { describeStart } from './welcome.mjs'

/**
 * From a fresh checkout to a running Kindred, doing only what is not done yet, until a signal ends it.
 *
 * @param {{ command: string, development: boolean }} options `development`: nothing is built, everything reloads
 */
export async function launch({ command, development }) {
  const begin = Date.now()
  const data = dataDirectory()
  const progress = new Progress()
  const asked = waitForSignal()
  /** What must be undone, latest first. */
  const undo = []
  try {
    const port = readPort()
    const mode = readMode()
    undo.push(claim(data, command, port))
    await stopOrphans(data)
    await requireFreePort(port, process.env.HOST)
    const work = bringUp({ port, mode, data, development, progress, undo })
    const name = await Promise.race([
      asked,
      work.then((stack) => {
        console.log(describeStart({ url: stack.url, mode, data, milliseconds: Date.now() - begin }))
        return Promise.race([asked, stack.failed])
      }),
    ])
    if (name === 'SIGINT') process.stdout.write('\n')
  } catch (error) {
    reportError(error)
  }
  const stopping = Date.now()
  for (const step of undo.reverse()) await step()
  if (!process.exitCode) console.log(`Stopped (${formatDuration(Date.now() - stopping)}).`)
  process.exit()
}

async function bringUp({ port, mode, data, development, progress, undo }) {
  await whileLocked(`${root}/.kindred/install.lock`, () => installMissing(progress))
  const secret = await readSecret(data)
  const opening = progress.step('Starting the database', () => openServer(data))
  // Also when something else fails, or a signal comes, while it is still starting.
  undo.push(async () => (await opening.catch(() => undefined))?.stop())
  const openAndPrepare = async () => {
    const server = await opening
    await prepareDatabase(progress, { url: server.url, mode, data, secret })
    return server
  }
  const [server] = await Promise.all([
    openAndPrepare(),
    development ? undefined : buildStale(progress, ['api', 'web']),
  ])
  const stack = await progress.step('Starting Kindred', () =>
    startStack({
      port,
      data,
      databaseUrl: server.url,
      secret,
      mode,
      development,
      notice: (text) => progress.line(text),
      ...(development ? { echo: (name, line) => progress.line(`${name.padEnd(4)}| ${line}`) } : {}),
    }),
  )
  undo.push(() => stack.stop())
  return stack
}
