import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { readLedger, traceRows } = await import('./lib/ledger.mjs')
const { PlainError, reportError } = await import('./lib/messages.mjs')
const { resultsDirectory, root } = await import('./lib/paths.mjs')
const { readResults } = await import('./lib/test-results.mjs')

/**
 * `npm run trace`: which rows of the ledger no passing test of the last run names, by area.
 * `npm run trace -- --json`: for every row the titles of the passing tests that name it.
 */
function trace() {
  const ledger = join(root, 'docs', 'requirements.md')
  if (!existsSync(ledger)) throw new PlainError('docs/requirements.md is missing.')
  const rows = readLedger(readFileSync(ledger, 'utf8'))
  const results = readResults(resultsDirectory)
  const traced = traceRows(rows, results)
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(traced, null, 2)}\n`)
    return
  }
  if (results.length === 0) throw new PlainError('There are no results yet: run npm test first.')
  printOpen(rows, traced)
}

function printOpen(rows, traced) {
  const wanted = rows.filter((row) => row.needsTest)
  const open = wanted.filter((row) => traced[row.id].length === 0)
  for (const area of new Set(wanted.map((row) => row.area))) {
    const all = wanted.filter((row) => row.area === area)
    const missing = open.filter((row) => row.area === area)
    console.log(
      `${area.padEnd(6)} ${String(all.length - missing.length).padStart(3)} of ${all.length} named by a passing test`,
    )
    for (const row of missing) console.log(`  ${row.id.padEnd(9)} ${row.text.slice(0, 100)}`)
  }
  const exempt = rows.length - wanted.length
  console.log(`\n${open.length} of ${wanted.length} rows without a passing test; ${exempt} rows need none.`)
}

try {
  trace()
} catch (error) {
  reportError(error)
}
