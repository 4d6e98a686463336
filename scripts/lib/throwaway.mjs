import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment } from './clean-environment.mjs'
import { importTypeScript, readSecret } from './database.mjs'
import { fingerprint } from './fingerprint.mjs'
import { root } from './paths.mjs'
import { findFreePort } from './ports.mjs'
import { runTypeScript } from './run.mjs'
import { startStack } from './stack.mjs'

const home = join(root, '.kindred')
const sources = ['packages/demo', 'packages/content', 'packages/database', 'packages/domain', 'scripts/tasks']
const prefix = 'demo-template-'

/**
 * Makes the demo world once per version of its sources, as a template that is then copied: a database and the files
 * beside it. Uses DATABASE_URL's server or the tests' own embedded one.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<{ server: { url: string, close: () => Promise<void> }, template: string, files: string }>}
 *   the caller closes the server
 */
async function prepareDemoTemplate(progress) {
  const { openTestServer } = await importTypeScript('packages/database/src/testing/test-server.ts')
  const { ensureTemplate } = await importTypeScript('packages/database/src/testing/template-database.ts')
  const print = fingerprint(sources)
  const files = join(home, `${prefix}${print}`)
  const server = await openTestServer(home)
  try {
    const template = await ensureTemplate(server.url, {
      purpose: 'demo',
      // The files belong to the database: when they are gone, both are made again.
      fingerprint: existsSync(join(files, 'secret')) ? print : `${print} ${Date.now()}`,
      build: (url) =>
        progress.step('Making the demo world for the tests', (detail) => build(url, files, detail)),
    })
    return { server, template, files }
  } catch (error) {
    await server.close()
    throw error
  }
}

async function build(url, files, detail) {
  for (const name of readdirSync(home)) {
    if (name.startsWith(prefix)) rmSync(join(home, name), { recursive: true, force: true })
  }
  mkdirSync(files, { recursive: true })
  const environment = cleanEnvironment()
  const secret = await readSecret(files, environment)
  const env = {
    ...environment,
    DATABASE_URL: url,
    KINDRED_DATA: files,
    KINDRED_SECRET: secret,
    NODE_ENV: 'production',
  }
  await runTypeScript(join('scripts', 'tasks', 'prepare-database.ts'), [], { env, onLine: detail })
}

/**
 * A running Kindred on a free port over a fresh copy of the demo world, gone without a trace after `stop`.
 *
 * @param {string} name folder of its files below .kindred, for example `e2e`
 * @param {import('./progress.mjs').Progress} progress
 */
export async function startThrowaway(name, progress) {
  const { server, template, files } = await prepareDemoTemplate(progress)
  const { copyTemplate, dropDatabases } = await importTypeScript(
    'packages/database/src/testing/template-database.ts',
  )
  const data = join(home, name)
  const database = `kindred_${name}_${process.pid}`
  const undo = [() => server.close()]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    // Copies that a killed run left behind.
    await dropDatabases(server.url, `kindred_${name}_`)
    rmSync(data, { recursive: true, force: true })
    cpSync(files, data, { recursive: true })
    undo.push(() => dropDatabases(server.url, database))
    const databaseUrl = await copyTemplate(server.url, template, database)
    const environment = cleanEnvironment()
    const secret = await readSecret(data, environment)
    const stack = await startStack({
      port: await findFreePort(),
      data,
      databaseUrl,
      secret,
      mode: 'demo',
      environment,
    })
    undo.push(() => stack.stop())
    const { url, programs, failed } = stack
    return { url, programs, databaseUrl, data, secret, failed, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
