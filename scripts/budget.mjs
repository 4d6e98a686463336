import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { buildStale } = await import('./lib/build.mjs')
const { installMissing } = await import('./lib/install.mjs')
const { reportError } = await import('./lib/messages.mjs')
const { measureScripts } = await import('./lib/measure-scripts.mjs')
const { root } = await import('./lib/paths.mjs')
const { Progress } = await import('./lib/progress.mjs')
const { startThrowaway } = await import('./lib/throwaway.mjs')

/**
 * `npm run budget`: what a first visit loads as JavaScript, per page kind, against scripts/budget.json.
 * Measured at a running Kindred, since only the page itself says what it loads. KINDRED_TEST_URL names a running one.
 */
async function checkBudget() {
  const { pages } = JSON.parse(readFileSync(join(root, 'scripts', 'budget.json'), 'utf8'))
  const progress = new Progress()
  await installMissing(progress)
  const given = process.env.KINDRED_TEST_URL
  if (!given) await buildStale(progress, ['api', 'web'])
  const stack = given
    ? undefined
    : await progress.step('Starting Kindred', () => startThrowaway('budget', progress))
  try {
    let over = 0
    for (const { kind, path, limit } of pages) {
      const { bytes, files } = await measureScripts(stack?.url ?? given, path)
      const size = bytes / 1024
      const fits = size <= limit
      if (!fits) over += 1
      console.log(
        `${fits ? '✓' : '✗'} ${kind.padEnd(10)} ${size.toFixed(1).padStart(6)} of ${limit} KB in ${files} files  ${path}`,
      )
    }
    console.log(
      over === 0 ? '\nEvery page kind is within its budget.' : `\n${over} page kinds are over their budget.`,
    )
    process.exitCode = over === 0 ? 0 : 1
  } finally {
    await stack?.stop()
  }
}

await checkBudget().catch(reportError)
process.exit()
