import { expect, it } from 'vitest'
import { findRows, readLedger, traceRows } from './ledger.mjs'

const rows = readLedger(
  [
    '# Ledger',
    '- LOC-42 | Ask before the basket is lost | source: A§1',
    '- ACC-35 | Named, without behaviour | source: B§2 | no test: the document shows nothing to do',
    '- I18N-01 | Thirteen locales | source: A§9',
    'text - LOC-1 | not a row',
  ].join('\n'),
)

it('reads the rows and which of them need a test', () => {
  expect(rows.map(({ id, area, needsTest }) => [id, area, needsTest])).toEqual([
    ['LOC-42', 'LOC', true],
    ['ACC-35', 'ACC', false],
    ['I18N-01', 'I18N', true],
  ])
})

it('finds every row a title names', () => {
  expect(findRows('LOC-42 RTE-01: asks, EU-standard and UTF-8 aside')).toContain('LOC-42')
  expect(findRows('LOC-42 I18N-01 asks')).toEqual(['LOC-42', 'I18N-01'])
})

it('counts only passing tests, and each title once', () => {
  const test = (title: string, passed: boolean) => ({ title, passed, skipped: false })
  const traced = traceRows(rows, [
    test('basket LOC-42 asks', true),
    test('basket LOC-42 asks', true),
    test('LOC-42 also remembers', false),
    test('XYZ-1 names no row', true),
  ])
  expect(traced).toEqual({ 'LOC-42': ['basket LOC-42 asks'], 'ACC-35': [], 'I18N-01': [] })
})
