import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { runMigrations } from '@kindred/database/migrate'
import { copyTemplate, dropDatabases, ensureTemplate } from '@kindred/database/testing/template-database'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { loadSeed } from '../../scripts/tasks/load-seed.ts'
import { migrationSources, migrationSteps } from '../../scripts/tasks/migration-steps.ts'

const sources = [...migrationSources, 'packages/demo', 'packages/content']
/** Sperm donors of the demo world; an egg donor comes with every fifteenth. */
const smallest = 3000

/**
 * A database of this run’s own with the demo world and so many donors in all. Each size is made once and copied for every
 * run: the large one takes minutes.
 */
export async function makeWorld(
  server: string,
  donors: number,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const seed = await loadSeed()
  const fill = (url: string, sperm: number) =>
    seed({ url, donors: sperm, dataDirectory: tmpdir(), report: () => undefined })
  const small = await ensureTemplate(server, {
    purpose: 'bench_world',
    fingerprint: fingerprint(sources),
    build: async (url) => {
      await runMigrations(url, migrationSteps)
      await fill(url, smallest)
    },
  })
  const sperm = Math.round((donors * 15) / 16)
  const template =
    sperm <= smallest
      ? small
      : await ensureTemplate(server, {
          purpose: 'bench_large_world',
          fingerprint: `${fingerprint(sources)} ${sperm}`,
          from: small,
          build: (url) => fill(url, sperm),
        })
  const name = `kindred_bench_world_run_${randomBytes(4).toString('hex')}`
  const url = await copyTemplate(server, template, name)
  return { url, drop: () => dropDatabases(server, name) }
}
