import { watchReference } from '@kindred/content/reference/watch-reference.ts'
import { openDatabase } from '@kindred/database/pool'
import pino from 'pino'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { tellLawDays } from './content/tell-law-days.ts'
import { logOptions } from './front-door/log-options.ts'
import { forwardUpgrades } from './front-door/pages/forward-upgrades.ts'
import { authenticate } from './identity/authenticate-request.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { openPrinter } from './print/open-printer.ts'
import { keepFresh } from './search/keep-fresh.ts'
import { SearchIndex } from './search/search-index.ts'
import type { Services } from './services.ts'
import { followPages } from './site-search/follow-pages.ts'
import { tellDonorChanges } from './stock/tell-donor-changes.ts'
import { followStock } from './waiting-list/follow-stock.ts'

/** Longer than any request may take; a stop that hangs is ended. */
const stopPatience = 20_000

const config = readConfig()
const log = pino(logOptions(config))
const undo: (() => unknown)[] = []

await start().catch(async (error: unknown) => {
  log.fatal({ err: error }, 'could not start')
  process.exitCode = 1
  await stop()
})

async function start(): Promise<void> {
  const { pool, db, close } = openDatabase(config.databaseUrl, {
    name: 'kindred-api',
    max: 20,
    onError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  })
  undo.push(close)
  const reference = await watchReference(pool, config.databaseUrl, (error) =>
    log.warn({ err: error }, 'master data could not be read anew'),
  )
  undo.push(reference.close)
  const printer = openPrinter({ log })
  undo.push(printer.close)
  const services: Services = {
    config,
    pool,
    db,
    now: () => new Date(),
    reference: reference.current,
    log,
    printer,
  }

  undo.push(tellDonorChanges(services).close)
  undo.push(tellLawDays(services).close)
  if (config.runsJobs) {
    const jobs = await runJobs(services)
    undo.push(jobs.stop)
    undo.push(followPages(services).close)
    undo.push(followStock(services).close)
  }
  if (config.servesRequests) await serve(services)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

async function serve(services: Services): Promise<void> {
  const searchIndex = new SearchIndex(services)
  undo.push(keepFresh(services, searchIndex, config.databaseUrl).close)
  const app = await buildApp(services, {
    authenticate,
    searchIndex,
    readyChecks: { searchIndex: () => searchIndex.isLoaded },
    hasPages: true,
  })
  if (config.isDevelopment) forwardUpgrades(app.server, config.webOrigin)
  undo.push(() => app.close())
  await app.listen({ port: config.port, host: config.host })
}

/** Last opened, first closed: no new requests, then running jobs, then the database. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), stopPatience).unref()
  for (const step of undo.splice(0).reverse()) {
    try {
      await step()
    } catch (error) {
      log.warn({ err: error }, 'a part did not stop cleanly')
    }
  }
  process.exit()
}
