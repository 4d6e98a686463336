import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One test of the last run, whatever ran it.
 *
 * @typedef {{ title: string, passed: boolean, skipped: boolean }} TestResult
 */

/**
 * Reads every report of a folder (vitest's and Playwright's JSON).
 *
 * @returns {TestResult[]}
 */
export function readResults(directory) {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readReport(JSON.parse(readFileSync(join(directory, name), 'utf8'))))
}

/** The tests of one report. A file that could not even be loaded counts as one failed test. */
export function readReport(report) {
  return Array.isArray(report.testResults) ? readVitest(report) : readPlaywright(report)
}

function readVitest(report) {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status }) => ({
      title: fullName.trim(),
      passed: status === 'passed',
      skipped: status === 'pending' || status === 'todo' || status === 'skipped' || status === 'disabled',
    }))
    const broken = file.status === 'failed' && tests.every((test) => test.passed || test.skipped)
    return broken
      ? [...tests, { title: `${file.name}: ${firstLine(file.message)}`, passed: false, skipped: false }]
      : tests
  })
}

function readPlaywright(report) {
  const errors = (report.errors ?? []).map(({ message }) => ({
    title: firstLine(message),
    passed: false,
    skipped: false,
  }))
  return [...(report.suites ?? []).flatMap((suite) => walk(suite, [])), ...errors]
}

function walk(suite, above) {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      // The first title is the file's name.
      title: [...path.slice(1), spec.title].join(' '),
      passed: status === 'expected' || status === 'flaky',
      skipped: status === 'skipped',
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((child) => walk(child, path))]
}

function firstLine(text) {
  return (text ?? 'it could not be run').split('\n')[0]
}
