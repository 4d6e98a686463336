/**
 * How much the processor of this machine must be slowed down to be about as fast as the phone that Lighthouse means.
 *
 * A slow-down of n divides the machine's BenchmarkIndex by n. Lighthouse's fixed 4 is meant for an index of 1500 to 2000
 * (GoogleChrome/lighthouse, docs/throttling.md, "Calibrating the CPU slowdown"); the middle of that through 4 lies in the
 * middle of its mid-tier phones (125 to 800). The same phone from another index is the same quotient. It stays within what
 * that table allows from any machine to that phone: 1 to 10.
 *
 * @param {number} benchmarkIndex of the machine, `environment.benchmarkIndex` of a report
 * @returns {number} for `--throttling.cpuSlowdownMultiplier`, with one decimal
 */
export function chooseSlowdown(benchmarkIndex) {
  if (!(benchmarkIndex > 0)) throw new RangeError(`A BenchmarkIndex is above 0, not ${benchmarkIndex}.`)
  const slowdown = benchmarkIndex / (1750 / 4)
  return Math.round(Math.min(10, Math.max(1, slowdown)) * 10) / 10
}
