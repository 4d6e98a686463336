import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from './test-results.mjs'

/** Counts what passed and failed over all checks. */
export class Tally {
  passed = 0
  failed = 0

  /** Counts a check without tests of its own as one. */
  add(passed) {
    if (passed) this.passed += 1
    else this.failed += 1
  }

  /**
   * Counts the tests of a report. A check that failed although none of its tests did (it crashed, or wrote no report)
   * counts as one failure.
   */
  addReport(directory, name, passed) {
    const path = join(directory, name)
    const tests = existsSync(path) ? readReport(JSON.parse(readFileSync(path, 'utf8'))) : []
    const failed = tests.filter((test) => !test.passed && !test.skipped).length
    this.passed += tests.filter((test) => test.passed).length
    this.failed += failed === 0 && !passed ? 1 : failed
  }

  /** The line everything ends with. */
  toString() {
    return `${this.passed} passed, ${this.failed} failed`
  }
}
