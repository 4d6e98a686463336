import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

let registered = false

/** Imports a TypeScript module of the project into a plain script. Only after installing. */
export async function importTypeScript(path) {
  if (!registered) {
    const { register } = await import('tsx/esm/api')
    register()
    registered = true
  }
  return import(pathToFileURL(join(root, path)).href)
}

/**
 * The database to use: the one named by DATABASE_URL, of which nothing is started or stopped, or the embedded one.
 *
 * @param {string} directory data directory
 * @returns {Promise<{ url: string, started: boolean, embedded: boolean, stop: () => Promise<void> }>}
 */
export async function openServer(directory, environment = process.env) {
  if (environment.DATABASE_URL) {
    return { url: environment.DATABASE_URL, started: false, embedded: false, stop: async () => undefined }
  }
  const { startServer } = await importTypeScript('packages/database/src/server/start-server.ts')
  return { ...(await startServer({ directory })), embedded: true }
}

/** The installation's secret: from the environment, or made at the first start and kept with the data. */
export async function readSecret(directory, environment = process.env) {
  if (environment.KINDRED_SECRET) return environment.KINDRED_SECRET
  const { keepSecret } = await importTypeScript('packages/database/src/secrets.ts')
  return keepSecret(directory, 'secret')
}
