import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { casing } from './casing.ts'
import { isWorthRepeating } from './database-errors.ts'
import type { Transaction } from './pool.ts'
import { TransactionConnection } from './transaction-connection.ts'

/** How a transaction is run. */
export interface TransactionOptions {
  /** `read committed` unless given. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** How often it is tried in all when PostgreSQL asks for a repeat, 5 unless given. */
  attempts?: number
}

// Drizzle turns names to snake case once per instance, so each pooled connection keeps its own.
const instances = new WeakMap<pg.PoolClient, Transaction>()

/**
 * Runs a function in one transaction: commits its result, rolls back when it throws.
 * When PostgreSQL asks for a repeat (a deadlock, a failed serialisation) the whole function runs again, so it must have
 * no effect outside the transaction (jobs are added inside it). What leaves when: `TransactionConnection`.
 *
 * @throws what the function throws; the last database error when every attempt failed
 */
export async function transaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { attempts = 5 } = options
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, work, options.isolation)
    } catch (error) {
      if (attempt >= attempts || !isWorthRepeating(error)) throw error
      // Spread, or two that met once would meet again.
      await wait(2 ** attempt * (2 + Math.random() * 8))
    }
  }
}

async function runOnce<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  isolation: TransactionOptions['isolation'],
): Promise<T> {
  const client = await pool.connect()
  const tx = overClient(client)
  let broken: Error | undefined
  try {
    tx.$client.begin(isolation)
    const result = await work(tx)
    await tx.$client.commit()
    return result
  } catch (error) {
    await tx.$client.rollback().catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function overClient(client: pg.PoolClient): Transaction {
  const known = instances.get(client)
  if (known) return known
  const connection = new TransactionConnection(client)
  // Drizzle only ever asks it for `query`.
  const made = drizzle({ client: connection as unknown as pg.PoolClient, casing }) as unknown as Transaction
  instances.set(client, made)
  return made
}
