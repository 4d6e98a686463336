import { expect, it } from 'vitest'
import { judgeLighthouse } from './judge-lighthouse.mjs'

const thresholds = { atLeast: { accessibility: 100 }, mostShift: 0.02, hoped: { performance: 95 } }
const report = ({ performance = 1, accessibility = 1, shift = 0, paint = 1000 } = {}) => ({
  categories: { performance: { score: performance }, accessibility: { score: accessibility } },
  audits: {
    'cumulative-layout-shift': { numericValue: shift },
    'largest-contentful-paint': { numericValue: paint },
  },
})

it('fails on what does not hang on time, in any of the runs', () => {
  expect(judgeLighthouse([report(), report()], thresholds).passes).toBe(true)
  const poor = judgeLighthouse([report(), report({ accessibility: 0.98 }), report()], thresholds)
  expect(poor.passes).toBe(false)
  expect(poor.line).toContain('accessibility 98 (must be 100)')
  const moved = judgeLighthouse([report(), report({ shift: 0.24 })], thresholds)
  expect(moved.passes).toBe(false)
  expect(moved.line).toContain('CLS 0.240 (at most 0.02)')
  expect(judgeLighthouse([{ categories: {}, audits: {} }], thresholds).passes).toBe(false)
})

it('prints the middle of what does, and fails nothing on it', () => {
  const runs = [
    report({ performance: 0.5, paint: 9000 }),
    report({ performance: 0.9, paint: 2000 }),
    report({ performance: 0.91, paint: 1900 }),
  ]
  const { passes, line } = judgeLighthouse(runs, thresholds)
  expect(passes).toBe(true)
  expect(line).toContain('performance 90 (hoped: 95)')
  expect(line).toContain('LCP 2000 ms')
})
