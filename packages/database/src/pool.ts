import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { casing } from './casing.ts'
import type { TransactionConnection } from './transaction-connection.ts'

/** A Drizzle instance over the pool: every statement takes any free connection. */
export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool }

/** A Drizzle instance over one connection with an open transaction. `$client` takes plain SQL in the same transaction. */
export type Transaction = NodePgDatabase<Record<string, never>> & { $client: TransactionConnection }

/** What a store function needs when it does not care whether a transaction is open. */
export type Executor = Database | Transaction

/** What may be set on a pool. */
export interface PoolOptions {
  /** Most connections of this process, 10 unless given. */
  max?: number
  /** Shown in pg_stat_activity. */
  name?: string
  /** Milliseconds after which the server ends a statement, 15 s unless given. 0: never. */
  statementTimeout?: number
  /** Milliseconds that may pass until a connection is free or open, 5 s unless given; then the database counts as away. */
  connectionTimeout?: number
  /** Told about errors of idle connections (the server went away). They are no fault of a request. */
  onError?: (error: Error) => void
}

/**
 * A pool of connections. Without a handler an idle connection's error would end the process,
 * and the pool must survive a database that is gone for a while.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = 10, name = 'kindred', statementTimeout = 15_000, connectionTimeout = 5_000 } = options
  const { onError = () => undefined } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    statement_timeout: statementTimeout,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  pool.on('error', onError)
  // The pool hears of idle connections only. One that breaks in use fails its statement; unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Opens the database: a pool and Drizzle over it. `close` waits for running statements. */
export function openDatabase(
  url: string,
  options: PoolOptions = {},
): { pool: pg.Pool; db: Database; close: () => Promise<void> } {
  const pool = createPool(url, options)
  return { pool, db: drizzle({ client: pool, casing }), close: () => pool.end() }
}
