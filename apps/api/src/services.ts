import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Database } from '@kindred/database/pool'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import type { Printer } from './print/printer.ts'

/** What every context is handed at start. Nothing is reached through globals, so a test can hand in its own. */
export type Services = {
  config: Config
  pool: Pool
  db: Database
  /** The one clock, so that tests can stand at any moment. */
  now: () => Date
  /** The present snapshot of master data; ask again for each request. */
  reference: () => Reference
  log: FastifyBaseLogger
  /** Makes PDF; started by the first. */
  printer: Printer
}
