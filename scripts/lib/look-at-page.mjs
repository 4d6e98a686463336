import { chooseSlowdown } from './choose-slowdown.mjs'
import { tryTwice } from './try-twice.mjs'

/** What Lighthouse itself slows a phone's processor by. */
const usual = 4

/**
 * Looks at a page several times. The first look fills the page cache, as the first visitor does for all others, and measures
 * the machine; it does not count. A look that fails is repeated once: on a busy machine Chromium may not be there in time.
 *
 * @template {{ environment: { benchmarkIndex: number } }} Report
 * @param {{ runs: number, slowdown?: number, look: (round: number, slowdown: number) => Promise<Report>,
 *   detail: (text: string) => void, again: (why: string) => void }} options
 *   `slowdown`: of the processor, else chosen from what the first look measures
 * @returns {Promise<{ reports: Report[], machine: string }>} `machine`: its index, and what it was slowed by, in words
 */
export async function lookAtPage({ runs, slowdown, look, detail, again }) {
  detail('first look')
  const first = await tryTwice(() => look(0, slowdown ?? usual), again)
  const chosen = slowdown ?? chooseSlowdown(first.environment.benchmarkIndex)
  const reports = []
  for (let round = 1; round <= runs; round += 1) {
    detail(`${round} of ${runs}`)
    reports.push(await tryTwice(() => look(round, chosen), again))
  }
  return { reports, machine: describeMachine(first, reports, chosen) }
}

/**
 * The index falls while anything else runs. Where the looks differ in it by more than a quarter, the slow-down was chosen for
 * another machine than the one that was seen, and the times may flatter as well as blame: that is said.
 */
function describeMachine(first, reports, slowdown) {
  const [index, ...later] = [first, ...reports].map((report) => Math.round(report.environment.benchmarkIndex))
  const isQuiet = Math.max(index, ...later) <= 1.25 * Math.min(index, ...later)
  const words = `BenchmarkIndex ${index}, then ${later.join(', ')}; slowed ${slowdown}×`
  return isQuiet ? words : `${words}; the machine was busy: times say little`
}
