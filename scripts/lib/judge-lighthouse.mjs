/** @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, { numericValue?: number }>, environment: { benchmarkIndex: number } }} Report */

const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
}

/**
 * What several runs of Lighthouse say of one page: the middle of its times, and the worst of what does not hang on time,
 * since that must hold in every run.
 *
 * @param {Report[]} reports of one page
 * @param {{ atLeast: Record<string, number>, mostShift: number, hoped: Record<string, number> }} thresholds
 * @returns {{ passes: boolean, line: string }}
 */
export function judgeLighthouse(reports, { atLeast, mostShift, hoped }) {
  const scores = (name) => reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))
  const values = (audit) =>
    reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY)
  const shift = Math.max(...values('cumulative-layout-shift'))
  const held = Object.entries(atLeast).map(([name, least]) => ({
    name,
    least,
    score: Math.min(...scores(name)),
  }))
  const parts = [
    ...Object.entries(hoped).map(([name, least]) => `${name} ${findMiddle(scores(name))} (hoped: ${least})`),
    ...held.map(({ name, least, score }) => `${name} ${score}${score < least ? ` (must be ${least})` : ''}`),
    `CLS ${shift.toFixed(3)}${shift > mostShift ? ` (at most ${mostShift})` : ''}`,
    ...Object.entries(times).map(([name, audit]) => `${name} ${Math.round(findMiddle(values(audit)))} ms`),
  ]
  return {
    passes: held.every(({ least, score }) => score >= least) && shift <= mostShift,
    line: parts.join('  '),
  }
}

/** The middle of an odd number of values; of an even number the lower of the two. */
function findMiddle(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}
