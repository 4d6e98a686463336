import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { buildStale } = await import('./lib/build.mjs')
const { claim } = await import('./lib/claim.mjs')
const { cleanEnvironment } = await import('./lib/clean-environment.mjs')
const { openServer, readSecret } = await import('./lib/database.mjs')
const { installMissing } = await import('./lib/install.mjs')
const { PlainError, reportError } = await import('./lib/messages.mjs')
const { stopOrphans } = await import('./lib/orphans.mjs')
const { root } = await import('./lib/paths.mjs')
const { findFreePort } = await import('./lib/ports.mjs')
const { prepareDatabase } = await import('./lib/prepare.mjs')
const { Progress } = await import('./lib/progress.mjs')
const { startStack } = await import('./lib/stack.mjs')

/**
 * `npm run bench [-- name … --option …]`: runs the measurements of bench/ against a Kindred of their own, built for production,
 * on a database that writes as safely as a real one. Its data stays in .kindred/bench for the next time.
 * Each measurement is a folder with a program `measure.mjs` that finds KINDRED_TEST_URL, DATABASE_URL, KINDRED_DATA and
 * KINDRED_SECRET, and the options that were given.
 */
async function bench() {
  const given = process.argv.slice(2)
  const firstOption = given.findIndex((one) => one.startsWith('--'))
  const wanted = firstOption === -1 ? given : given.slice(0, firstOption)
  const options = given.slice(wanted.length)
  const folder = join(root, 'bench')
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .filter((name) => wanted.length === 0 || wanted.includes(name))
    : []
  if (names.length === 0) throw new PlainError(`There is no measurement ${wanted.join(', ')} in bench/.`)
  const progress = new Progress()
  await installMissing(progress)
  await buildStale(progress, ['api', 'web'])
  const data = join(root, '.kindred', 'bench')
  const port = await findFreePort()
  const undo = [claim(data, 'npm run bench', port)]
  try {
    await stopOrphans(data)
    const environment = cleanEnvironment()
    const secret = await readSecret(data, environment)
    const server = await openServer(data)
    undo.push(() => server.stop())
    await prepareDatabase(progress, { url: server.url, mode: 'demo', data, secret })
    const stack = await progress.step('Starting Kindred', () =>
      startStack({ port, data, databaseUrl: server.url, secret, mode: 'demo', environment }),
    )
    undo.push(() => stack.stop())
    const env = {
      ...environment,
      KINDRED_TEST_URL: stack.url,
      DATABASE_URL: server.url,
      KINDRED_DATA: data,
      KINDRED_SECRET: secret,
    }
    for (const name of names) {
      console.log(`\n${name}`)
      await runMeasurement(join(folder, name, 'measure.mjs'), options, env)
    }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

function runMeasurement(file, options, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...options], {
      cwd: root,
      env,
      stdio: 'inherit',
    })
    child.once('close', (code) => {
      if (code !== 0) process.exitCode = 1
      resolve()
    })
  })
}

await bench().catch(reportError)
process.exit()
