import { openDatabase } from '@kindred/database/pool'
import { findFreePort } from '@kindred/database/server/find-free-port'
import { StatementBatch } from '@kindred/database/statement-batch'
import type pg from 'pg'
import pino from 'pino'
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { runJobs } from '../../apps/api/src/jobs/run-jobs.ts'
import { openPrinter } from '../../apps/api/src/print/open-printer.ts'
import { listAlerts } from '../../apps/api/src/reconciliation/alert.store.ts'
import { reconcile } from '../../apps/api/src/reconciliation/reconcile.ts'
import { keepFresh } from '../../apps/api/src/search/keep-fresh.ts'
import { SearchIndex } from '../../apps/api/src/search/search-index.ts'
import type { Services } from '../../apps/api/src/services.ts'
import { tellDonorChanges } from '../../apps/api/src/stock/tell-donor-changes.ts'
import { makeTestReference } from '../../apps/api/src/testing/test-world.ts'
import { readWorld } from './read-world.ts'

const databaseUrl = process.argv[2] ?? ''
const port = await findFreePort()
const config = readConfig({
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: databaseUrl,
  KINDRED_SECRET: 'bench-secret-bench-secret-bench-secret-bench-secret',
  LOG_LEVEL: 'silent',
})
const { pool, db } = openDatabase(databaseUrl, {
  name: 'kindred-bench',
  max: 20,
  statementTimeout: 60_000,
})
const counts = countStatements(pool)
const world = await readWorld(pool)
const reference = makeTestReference()
const log = pino({ level: 'silent' })
const services: Services = {
  config,
  pool,
  db,
  now: () => new Date(),
  reference: () => reference,
  log,
  printer: openPrinter({ log }),
}
const searchIndex = new SearchIndex(services)
const fresh = keepFresh(services, searchIndex, databaseUrl)
const telling = tellDonorChanges(services)
const jobs = await runJobs(services)
let same = ''

// As it is in production, jobs and the search that follows every sale included; limits are lifted and a customer is
// believed by name, since signing in is not what is measured.
const app = await buildApp(services, {
  authenticate: async (request) => {
    const id = request.headers.authorization?.slice('Bearer '.length)
    if (!id) return { kind: 'anonymous' }
    const email = `${id}@example.test`
    return { kind: 'customer', customerId: id, username: id, clientType: 'private', email, name: 'Ada Bench' }
  },
  searchIndex,
  requestsPerMinute: 1_000_000_000,
})
app.put('/api/bare', async (request) => {
  same = JSON.stringify(request.body)
  return same.length
})
app.post('/api/bare', async (_request, reply) => {
  reply.type('application/json; charset=utf-8')
  return same
})
let turn = 0
/** What one transaction of this many statements costs at least on this machine: nothing read, one row written. */
app.post('/api/bare-transaction/:statements', async (request, reply) => {
  const { statements } = request.params as { statements: string }
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (let n = 1; n < Number(statements); n++) await client.query({ name: 'bare.look', text: 'select 1' })
    turn = (turn + 1) % 400
    await client.query({
      name: 'bare.write',
      text: 'update shop.bench_counter set n = n + 1 where id = $1',
      values: [turn],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
  reply.type('application/json; charset=utf-8')
  return same
})
app.get('/api/bench/counts', async () => counts)
/** What the nightly comparison of all books finds, and how long it takes. */
app.get('/api/bench/reconciliation', async () => {
  const begin = performance.now()
  await reconcile({}, services)
  const found = await listAlerts(pool, 'open')
  return { seconds: (performance.now() - begin) / 1000, found }
})
await app.listen({ port, host: '127.0.0.1' })
while (!searchIndex.isLoaded) await new Promise((resolve) => setTimeout(resolve, 100))
process.send?.({ url: config.publicUrl, ...world })

process.on('message', async () => {
  await app.close()
  await jobs.stop()
  await telling.close()
  await fresh.close()
  await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 2000))])
  process.exit()
})

/** Counts messages and statements of all, the orders placed, and the statements of each transaction that changes a basket. */
function countStatements(of: pg.Pool) {
  const found = { trips: 0, all: 0, orders: 0, updates: 0, inUpdates: 0, mostInOne: 0 }
  of.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown
    let statements = 0
    let isUpdate = false
    const count = (one: { name?: string; text?: string } | string) => {
      const { name = '', text = '' } = typeof one === 'string' ? { text: one } : one
      if (text.startsWith('begin')) [statements, isUpdate] = [0, false]
      else if (text.startsWith('commit')) {
        if (isUpdate) {
          found.updates += 1
          found.inUpdates += statements
          found.mostInOne = Math.max(found.mostInOne, statements)
        }
      } else {
        found.all += 1
        statements += 1
        if (name.startsWith('basket.take')) isUpdate = true
        if (name === 'orders.close-basket') found.orders += 1
      }
    }
    const counted = (...all: unknown[]) => {
      const [first] = all as [StatementBatch | { name?: string; text?: string } | string]
      found.trips += 1
      for (const one of first instanceof StatementBatch ? first.statements : [first]) count(one)
      return query(...all)
    }
    client.query = counted as typeof client.query
  })
  return found
}
