import pg from 'pg'

/** What pg's own client drives a query by. Its types name the first only. */
type Driven = pg.Submittable & {
  name?: string
  text?: string
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: unknown): void
  handleEmptyQuery(connection: unknown): void
  handleReadyForQuery(connection: unknown): void
}

/** A connection as the statements of one message see it: the message has one end (`sync`), not each of them. */
class Message {
  readonly stream: pg.Connection['stream']
  parsedStatements: Record<string, string> = {}
  readonly #connection: Parsing
  readonly #own = new Map<string, string>()

  constructor(connection: pg.Connection) {
    this.#connection = connection as Parsing
    this.stream = connection.stream
  }

  /** Of a statement that comes twice the second finds the first prepared. */
  begin({ name, text }: Driven): void {
    const sent = name && this.#own.get(name)
    this.parsedStatements = name && sent ? { [name]: sent } : this.#connection.parsedStatements
    if (name && text) this.#own.set(name, text)
  }

  parse(what: pg.QueryParse): void {
    this.#connection.parse(what, true)
  }
  bind(what: pg.BindConfig): void {
    this.#connection.bind(what, true)
  }
  describe(what: pg.MessageConfig): void {
    this.#connection.describe(what, true)
  }
  execute(what: pg.ExecuteConfig): void {
    this.#connection.execute(what, true)
  }
  sync(): void {}
}

type Parsing = pg.Connection & { parsedStatements: Record<string, string> }

/**
 * Several statements that leave in one message and are answered in one; they run one after another, each seeing what the ones
 * before did. At the first that fails the rest is skipped. Every trip to the database costs both sides about as much as a
 * small statement does.
 */
export class StatementBatch implements pg.Submittable {
  readonly statements: readonly pg.QueryConfig[]
  readonly answers: Promise<pg.QueryResult[]>
  readonly #queries: Driven[]
  readonly #results: pg.QueryResult[] = []
  #running = 0
  #settle: { resolve: (results: pg.QueryResult[]) => void; reject: (error: Error) => void } | undefined
  #broken: Error | undefined

  constructor(statements: readonly pg.QueryConfig[]) {
    this.statements = statements
    this.answers = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
    // Only this one settles: what the others say of an error is kept until the server has answered.
    this.#queries = statements.map((statement) => {
      const tell = (error: Error | undefined, result: unknown) => {
        if (error) this.#broken ??= error
        else this.#results.push(result as pg.QueryResult)
      }
      return new pg.Query(
        { ...statement, queryMode: 'extended' } as pg.QueryConfig,
        tell,
      ) as unknown as Driven
    })
  }

  /** Of the statement whose answer comes next: pg's client notes by them what a connection has prepared. */
  get name(): string | undefined {
    return this.#now.name
  }
  get text(): string | undefined {
    return this.#now.text
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection
    const message = new Message(connection)
    stream.cork()
    try {
      for (const query of this.#queries) {
        message.begin(query)
        const refusal = query.submit(message as unknown as pg.Connection) as Error | null | undefined
        this.#broken ??= refusal ?? undefined
        if (this.#broken) break
      }
      connection.sync()
    } finally {
      stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    this.#now.handleRowDescription(message)
  }
  handleDataRow(message: unknown): void {
    this.#now.handleDataRow(message)
  }
  handleCommandComplete(message: unknown, connection: unknown): void {
    this.#now.handleCommandComplete(message, connection)
    this.#running += 1
  }
  handleEmptyQuery(connection: unknown): void {
    this.#now.handleEmptyQuery(connection)
    this.#running += 1
  }
  handleError(error: Error): void {
    this.#settle?.reject(this.#broken ?? error)
  }
  handleReadyForQuery(connection: unknown): void {
    for (const query of this.#queries.slice(0, this.#running)) query.handleReadyForQuery(connection)
    if (this.#broken) this.#settle?.reject(this.#broken)
    else this.#settle?.resolve(this.#results)
  }

  get #now(): Driven {
    const query = this.#queries[this.#running]
    if (!query) throw new Error('The server answered more statements than were sent')
    return query
  }
}

/**
 * Sends statements of one connection together and waits for all of their answers.
 * @throws the error of the first that failed; the others after it did not run
 */
export async function sendTogether(
  client: pg.PoolClient,
  statements: readonly pg.QueryConfig[],
): Promise<pg.QueryResult[]> {
  const batch = new StatementBatch(statements)
  await client.query(batch)
  try {
    return await batch.answers
  } catch (error) {
    // Else the stack leads to the socket instead of to whoever asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
