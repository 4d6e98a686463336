import { openDatabase } from '@kindred/database/pool'
import { ensureTemplate } from '@kindred/database/testing/template-database'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { migrationSources } from '../../scripts/tasks/migration-steps.ts'
import { copyForRun, ensureEmpty, fillWorld } from '../basket-update/world.ts'
import { countLedgerRows, fillShop, type Sizes } from './fill-shop.ts'

const sources = [
  ...migrationSources,
  'bench/full-shop/fill-shop.ts',
  'bench/full-shop/fill-statements.ts',
  'bench/basket-update/world.ts',
]

/** The world of the empty shop and all that years add to it. Filled once for each size and copied for every run. */
export async function makeFullShop(
  server: string,
  sizes: Sizes,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = await ensureTemplate(server, {
    purpose: 'bench_full_shop',
    fingerprint: `${fingerprint(sources)} ${JSON.stringify(sizes)}`,
    from: await ensureEmpty(server),
    build: (url) => fill(url, sizes),
  })
  return copyForRun(server, template)
}

async function fill(url: string, sizes: Sizes): Promise<void> {
  const { pool, close } = openDatabase(url, { name: 'kindred-bench-fill', max: 2, statementTimeout: 0 })
  const begin = performance.now()
  const seconds = () => `${Math.round((performance.now() - begin) / 1000)} s`.padStart(6)
  try {
    await fillWorld(pool)
    await fillShop(pool, sizes, (line) => console.log(`${seconds()}  ${line}`))
    console.log(
      `${seconds()}  filled, with ${(await countLedgerRows(pool)).toLocaleString('en-GB')} ledger rows`,
    )
  } finally {
    await close()
  }
}
