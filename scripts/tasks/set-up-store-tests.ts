import type { TestProject } from 'vitest/node'
import { setUpTestDatabases } from '../../packages/database/src/testing/global-setup.ts'
import { fingerprint } from '../lib/fingerprint.mjs'
import { migrationSources, migrationSteps } from './migration-steps.ts'

/** What decides the content of the demo world, beside the migrations. */
const contentSources = ['packages/content', 'packages/demo', 'packages/domain', 'package-lock.json']

/** vitest's global setup of the tests that need a database. */
export default (project: TestProject) =>
  setUpTestDatabases(
    project,
    fingerprint(migrationSources),
    migrationSteps,
    fingerprint([...migrationSources, ...contentSources]),
  )
