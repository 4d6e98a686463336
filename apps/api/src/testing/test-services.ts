import type { Reference } from '@kindred/content/reference/reference.ts'
import type { TestDatabase } from '@kindred/database/testing/test-database'
import pino from 'pino'
import { readConfig } from '../config.ts'
import { openPrinter } from '../print/open-printer.ts'
import type { Services } from '../services.ts'
import { makeTestReference } from './test-world.ts'

/** Services over a test database with a clock that stands until it is moved. */
export function makeTestServices(
  database: TestDatabase,
  reference: Reference = makeTestReference(),
): Services & { moveClock: (minutes: number) => void } {
  let now = new Date('2026-05-04T08:00:00Z')
  const config = readConfig({
    DATABASE_URL: database.url,
    KINDRED_SECRET: 'test-secret-test-secret-test-secret-test-secret',
    LOG_LEVEL: 'silent',
  })
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  return {
    config,
    pool: database.pool,
    db: database.db,
    now: () => now,
    reference: () => reference,
    log,
    printer: openPrinter({ log }),
    moveClock: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}
