import type pg from 'pg'
import { sendTogether } from './statement-batch.ts'

type Waiting = {
  statement: pg.QueryConfig
  /** Nobody, when only the transaction itself hears of a failure. */
  asker?: { resolve: (result: pg.QueryResult) => void; reject: (error: unknown) => void }
}

/** What takes statements: a pool, or the connection of an open transaction. */
type Sql = { query: pg.Pool['query'] | pg.PoolClient['query'] }

/**
 * The connection of an open transaction. Trips to the database are saved where that changes nothing: statements that are asked
 * for at once (`Promise.all`) leave together, `begin` leaves with the first of them, and what is only written (`write`) leaves
 * with whatever is asked next, at the latest with the commit. They always run in the order in which they were asked.
 */
export class TransactionConnection {
  readonly #client: pg.PoolClient
  #waiting: Waiting[] = []
  #hasBegun = false
  #sending: Promise<void> | undefined
  /** Of a statement that nobody asked for, until somebody can be told. */
  #failure: { error: unknown } | undefined

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  /** As pg's own, for promises alone. */
  readonly query = ((first: string | pg.QueryConfig, values?: unknown[]) => {
    const given = typeof first === 'string' ? { text: first } : first
    const statement = values ? { ...given, values } : given
    return new Promise<pg.QueryResult>((resolve, reject) => {
      this.#waiting.push({ statement, asker: { resolve, reject } })
      // What is asked for in the same breath comes along.
      this.#sending ??= Promise.resolve().then(() => this.#send())
    })
  }) as pg.PoolClient['query']

  /** Begins anew on the same connection; the server hears of it with the first statement. */
  begin(isolation?: string): void {
    const text = isolation ? `begin isolation level ${isolation}` : 'begin'
    this.#waiting = [{ statement: { name: text, text } }]
    this.#hasBegun = false
    this.#failure = undefined
  }

  /** Takes a statement whose answer nobody needs. */
  write(statement: pg.QueryConfig): void {
    this.#waiting.push({ statement })
  }

  /** Waits for what was only written. */
  async settle(): Promise<void> {
    if (this.#waiting.length > 0) await this.query({ name: 'settle', text: 'select' })
  }

  /** @throws what a statement failed with that nobody waited for; when the server rolled back instead */
  async commit(): Promise<void> {
    if (!this.#hasBegun && this.#waiting.length === 1) return
    const { command } = await this.query({ name: 'commit', text: 'commit' })
    // A transaction whose error was swallowed inside answers COMMIT with ROLLBACK: nothing was written.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: a statement in it had failed before.')
  }

  async rollback(): Promise<void> {
    await this.#sending
    this.#waiting = []
    if (this.#hasBegun) await this.#client.query('rollback')
  }

  /** One message at a time, since those behind one that failed must not run. */
  async #send(): Promise<void> {
    while (this.#waiting.some(({ asker }) => asker)) {
      const batch = this.#takeBatch()
      this.#hasBegun = true
      try {
        const statements = batch.map(({ statement }) => statement)
        const [alone] = statements
        const results =
          alone && !isPrepared(alone)
            ? [await this.#client.query(alone)]
            : await sendTogether(this.#client, statements)
        this.#failure = undefined
        for (const [index, { asker }] of batch.entries()) asker?.resolve(results[index] as pg.QueryResult)
      } catch (error) {
        // What follows a failure is refused for that alone: the first says why.
        this.#failure ??= { error }
        for (const { asker } of batch) asker?.reject(this.#failure.error)
        if (batch.some(({ asker }) => asker)) this.#failure = undefined
      }
    }
    this.#sending = undefined
  }

  /** All that waits up to a text that may be several statements: such a one goes alone. */
  #takeBatch(): Waiting[] {
    const plain = this.#waiting.findIndex(({ statement }) => !isPrepared(statement))
    const until = plain === -1 ? this.#waiting.length : Math.max(1, plain)
    return this.#waiting.splice(0, until)
  }
}

function isPrepared({ name, values }: pg.QueryConfig): boolean {
  return name !== undefined || (values !== undefined && values.length > 0)
}

/**
 * Writes something whose answer nobody needs. In a transaction it leaves with the next statement that is asked for or with
 * the commit, and a failure is met there; whoever must meet it here asks with `query`.
 */
export async function write(sql: Sql, statement: pg.QueryConfig): Promise<void> {
  if (sql instanceof TransactionConnection) sql.write(statement)
  else await (sql.query as pg.Pool['query'])(statement)
}

/** Waits until what was only written is, for whoever must meet a failure of it at this point. */
export async function settleWrites(sql: Sql): Promise<void> {
  if (sql instanceof TransactionConnection) await sql.settle()
}
