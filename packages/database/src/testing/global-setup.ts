import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { type MigrationStep, runMigrations } from '../migrate.ts'
import { dropDatabases, ensureTemplate } from './template-database.ts'
import { openTestServer } from './test-server.ts'

const runs = 'kindred_run_'

/**
 * Prepares the server for the tests of one run: a migrated template, whose copies the tests take,
 * and the removal of everything this run (or one that was killed) made.
 *
 * @param fingerprint changes with any migration
 * @param steps the migrations of the other rooms
 * @param content changes with anything that the content of the demo world is made from
 * @returns the teardown
 */
export async function setUpTestDatabases(
  project: TestProject,
  fingerprint: string,
  steps: MigrationStep[],
  content: string,
): Promise<() => Promise<void>> {
  const server = await openTestServer()
  if (server.alone) await dropDatabases(server.url, runs)
  const template = await ensureTemplate(server.url, {
    purpose: 'test',
    fingerprint,
    build: (url) => runMigrations(url, steps),
  })
  const prefix = `${runs}${randomBytes(4).toString('hex')}_`
  project.provide('testDatabase', { url: server.url, template, prefix, content })
  return async () => {
    await dropDatabases(server.url, prefix)
    await server.close()
  }
}
