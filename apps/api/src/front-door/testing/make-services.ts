import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Database } from '@kindred/database/pool'
import pino from 'pino'
import { readConfig } from '../../config.ts'
import { openPrinter } from '../../print/open-printer.ts'
import type { Services } from '../../services.ts'
import { makeReference } from './make-reference.ts'

/** Services for tests: configuration of a demo, no log, a clock that stands, the smallest master data. */
export function makeServices(part: Partial<Services> = {}, reference: Reference = makeReference()): Services {
  const log = pino({ level: 'silent' })
  const pool = (part.pool ?? brokenPool) as Services['pool']
  return {
    config: readConfig({
      DATABASE_URL: 'postgres://nowhere',
      KINDRED_SECRET: 'k'.repeat(43),
      LOG_LEVEL: 'silent',
    }),
    pool,
    db: { $client: pool } as Database,
    now: () => new Date(standing),
    reference: () => reference,
    log,
    printer: openPrinter({ log }),
    ...part,
  }
}

const standing = Date.parse('2026-05-01T10:00:00Z')

/** A database that is down. */
const brokenPool = {
  query: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
}
