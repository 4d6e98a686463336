import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { checks, runCheck } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { installMissing } from './install.mjs'
import { judgeMemory, readResident } from './judge-memory.mjs'
import { takeLock, whileLocked } from './lock.mjs'
import { formatDuration, reportError } from './messages.mjs'
import { resultsDirectory, root } from './paths.mjs'
import { Progress } from './progress.mjs'
import { Tally } from './tally.mjs'
import { startThrowaway } from './throwaway.mjs'

/**
 * Everything that says whether this checkout is good. Later checks run although an earlier one failed,
 * unless they need what it would have made. Ends with the line `N passed, N failed`.
 *
 * @param {{ withBrowser: boolean }} options
 */
export async function runTests({ withBrowser }) {
  const begin = Date.now()
  const progress = new Progress()
  const tally = new Tally()
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(130))
  try {
    takeLock(
      join(root, '.kindred', 'test.lock'),
      (holder) =>
        `The tests are already running in this checkout (process ${holder.pid}). Wait for them to end.`,
      {},
    )
    await whileLocked(join(root, '.kindred', 'install.lock'), () => installMissing(progress))
    rmSync(resultsDirectory, { recursive: true, force: true })
    mkdirSync(resultsDirectory, { recursive: true })
    await runAll(progress, tally, withBrowser)
  } catch (error) {
    tally.add(false)
    reportError(error)
  }
  console.log(`\nTook ${formatDuration(Date.now() - begin)}.`)
  console.log(String(tally))
  process.exit(tally.failed === 0 ? 0 : 1)
}

/** Two lanes for two cores; the database tests use both, and the browser wants quiet. */
async function runAll(progress, tally, withBrowser) {
  const check = async (name, extra) => {
    const passed = await runCheck(progress, name, extra)
    const { report } = checks[name]
    if (report) tally.addReport(resultsDirectory, report, passed)
    else tally.add(passed)
  }
  const building = (async () => {
    const chromium = withBrowser ? await attempt(progress, () => ensureChromium(progress)) : undefined
    const built = []
    for (const name of ['web', 'api']) {
      const { failed } = await attempt(progress, () => buildStale(progress, [name]))
      tally.add(!failed)
      built.push(!failed)
    }
    return { chromium, built: built.every(Boolean) }
  })()
  const checking = (async () => {
    for (const name of ['lint', 'boundaries', 'types', 'unit']) await check(name)
  })()
  const [{ chromium, built }] = await Promise.all([building, checking])
  await check('store')
  if (!withBrowser) return
  if (!built || chromium.failed) {
    progress.line(`✗ Browser tests cannot run: ${built ? 'there is no Chromium' : 'a build failed'}.`)
    tally.add(false)
    return
  }
  await runBrowserTests(progress, tally, check, chromium.value)
}

async function runBrowserTests(progress, tally, check, chromium) {
  const { value: stack, failed } = await attempt(progress, () => startThrowaway('e2e', progress))
  if (failed) {
    tally.add(false)
    return
  }
  try {
    await check('browser', {
      CHROMIUM_PATH: chromium,
      KINDRED_TEST_URL: stack.url,
      DATABASE_URL: stack.databaseUrl,
      KINDRED_DATA: stack.data,
      KINDRED_SECRET: stack.secret,
    })
    checkProcesses(progress, tally, stack.programs)
  } finally {
    await stack.stop()
  }
}

/**
 * That no process ended in a whole run of the browser, and what each holds after it against `memory` of
 * scripts/budget.json; only Linux tells what is held.
 */
function checkProcesses(progress, tally, programs) {
  const { memory } = JSON.parse(readFileSync(join(root, 'scripts', 'budget.json'), 'utf8'))
  for (const { name, pid, restarts } of programs) {
    const resident = pid && readResident(pid)
    if (restarts > 0 || !pid) {
      progress.line(`✗ The ${name} process ended while the browser tests ran; its log says why.`)
      tally.add(false)
    }
    if (!resident) continue
    const { fits, text } = judgeMemory(name, resident, memory.limits[name])
    progress.line(`${fits ? '✓' : '✗'} ${text}`)
    tally.add(fits)
  }
}

/** Does something whose failure is told and counted but lets the rest go on. */
async function attempt(progress, work) {
  try {
    return { failed: false, value: await work() }
  } catch (error) {
    progress.line(`✗ ${error.message}\n`)
    return { failed: true, value: undefined }
  }
}
