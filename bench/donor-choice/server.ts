import { watchReference } from '@kindred/content/reference/watch-reference.ts'
import { openDatabase } from '@kindred/database/pool'
import { findFreePort } from '@kindred/database/server/find-free-port'
import pino from 'pino'
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { contexts } from '../../apps/api/src/contexts.ts'
import { openPrinter } from '../../apps/api/src/print/open-printer.ts'
import { keepFresh } from '../../apps/api/src/search/keep-fresh.ts'
import { SearchIndex } from '../../apps/api/src/search/search-index.ts'
import type { Services } from '../../apps/api/src/services.ts'
import { refreshEntries } from '../../apps/api/src/site-search/refresh-entries.ts'

const databaseUrl = process.argv[2] ?? ''
const port = await findFreePort()
const config = readConfig({
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: databaseUrl,
  KINDRED_SECRET: process.env.KINDRED_SECRET,
  LOG_LEVEL: 'silent',
})
const { pool, db } = openDatabase(databaseUrl, { name: 'kindred-bench', max: 20, statementTimeout: 60_000 })
const reference = await watchReference(pool, databaseUrl, () => undefined)
const log = pino({ level: 'silent' })
const services: Services = {
  config,
  pool,
  db,
  now: () => new Date(),
  reference: reference.current,
  log,
  printer: openPrinter({ log }),
}
await refreshEntries(services)
const searchIndex = new SearchIndex(services)
const began = performance.now()
const fresh = keepFresh(services, searchIndex, databaseUrl)
while (!searchIndex.isLoaded) await new Promise((resolve) => setTimeout(resolve, 20))
const built = {
  indexMs: Math.round(performance.now() - began),
  residentMb: Math.round(process.memoryUsage.rss() / 1e6),
}

/** What the bare route answers, by turns. */
let bodies: string[] = []
let turn = 0
// As it is in production for a visitor who is not signed in, with its limits lifted and a bare route beside it.
const app = await buildApp(services, {
  authenticate: async () => ({ kind: 'anonymous' }),
  searchIndex,
  requestsPerMinute: 1_000_000_000,
  contexts: [
    ...contexts,
    async (root) => {
      root.post('/prepare', async ({ headers, body }) => {
        const { 'x-shop-code': shop, 'x-treatment-country': country } = headers
        bodies = []
        for (const url of body as string[]) {
          const asked = { 'x-shop-code': shop, 'x-treatment-country': country }
          const answer = await root.inject({ url, headers: asked })
          if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
          bodies.push(answer.body)
        }
        return bodies.length
      })
      root.get('/bare', async (_request, reply) => {
        reply.type('application/json; charset=utf-8')
        turn = (turn + 1) % bodies.length
        return bodies[turn]
      })
    },
  ],
})
await app.listen({ port, host: '127.0.0.1' })
// Those whose page the shop shows.
const { rows } = await pool.query<{ code: string }>(
  `select code from shop.donor d where published_at is not null and blocked_at is null and not siblings_only
    and (upon_request or exists (select from shop.stock_item where donor_id = d.id and shop_code = 'dk'))
  order by md5(code) limit 2000`,
)
process.send?.({ url: config.publicUrl, codes: rows.map(({ code }) => code), ...built })

process.on('message', async () => {
  await app.close()
  await fresh.close()
  await reference.close()
  await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 2000))])
  process.exit()
})
