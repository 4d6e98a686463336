import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Where everything lies that is made while running: data, logs, stamps, test results. */
export function dataDirectory(environment = process.env) {
  return environment.KINDRED_DATA ? resolve(environment.KINDRED_DATA) : join(root, '.kindred')
}

/** Reports of the last test run, read by `npm run trace`. */
export const resultsDirectory = join(root, '.kindred', 'test-results')
