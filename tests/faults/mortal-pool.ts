import { casing } from '@kindred/database/casing'
import type { Database } from '@kindred/database/pool'
import { StatementBatch, sendTogether } from '@kindred/database/statement-batch'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * A pool as a process has it that is killed at a moment of the test's choosing: before its nth statement the connection is
 * cut, so that the server rolls back what was open, and nothing of this process reaches the database any more. Of several
 * statements in one message only those before it arrive.
 */
export class MortalPool {
  readonly pool: pg.Pool
  readonly db: Database
  #left = Number.POSITIVE_INFINITY
  #isDead = false
  /** Statements since the process started. */
  statements = 0

  constructor(real: pg.Pool) {
    this.pool = Object.assign(Object.create(real) as pg.Pool, {
      connect: async () => {
        if (this.#isDead) throw killed()
        return this.#wrap(await real.connect())
      },
      query: async (...all: unknown[]) => {
        const client = await this.pool.connect()
        try {
          return await (client.query as (...all: unknown[]) => Promise<unknown>)(...all)
        } finally {
          client.release()
        }
      },
    })
    this.db = drizzle({ client: this.pool, casing }) as Database
  }

  get isDead(): boolean {
    return this.#isDead
  }

  /** Another process takes over, whole again; or one that will live for so many statements. */
  restart(livesFor = Number.POSITIVE_INFINITY): void {
    this.#left = livesFor
    this.#isDead = false
    this.statements = 0
  }

  #wrap(client: pg.PoolClient): pg.PoolClient {
    let isReleased = false
    const release = (error?: Error | boolean) => {
      if (!isReleased) client.release(error)
      isReleased = true
    }
    return Object.assign(Object.create(client) as pg.PoolClient, {
      query: async (...all: unknown[]) => {
        const [first] = all
        const count = first instanceof StatementBatch ? first.statements.length : 1
        if (this.#isDead || this.#left < count) {
          if (!this.#isDead && this.#left > 0 && first instanceof StatementBatch)
            await sendTogether(client, first.statements.slice(0, this.#left)).catch(() => undefined)
          this.#isDead = true
          // Destroyed, not ended: no farewell, as after kill -9.
          release(true)
          throw killed()
        }
        this.#left -= count
        this.statements += count
        return (client.query as (...all: unknown[]) => Promise<unknown>)(...all)
      },
      release,
    })
  }
}

const killed = () => new Error('killed')
