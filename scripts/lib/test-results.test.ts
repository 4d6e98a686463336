import { expect, it } from 'vitest'
import { readReport } from './test-results.mjs'

it('reads a vitest report, and a file that could not be loaded as a failure', () => {
  const results = readReport({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [
          { fullName: ' LOC-42 asks', status: 'passed' },
          { fullName: 'later', status: 'todo' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module\n  at', assertionResults: [] },
    ],
  })
  expect(results).toEqual([
    { title: 'LOC-42 asks', passed: true, skipped: false },
    { title: 'later', passed: false, skipped: true },
    { title: 'b.test.ts: no such module', passed: false, skipped: false },
  ])
})

it('reads a Playwright report with its nested suites and global errors', () => {
  const results = readReport({
    errors: [{ message: 'the server is away' }],
    suites: [
      {
        title: 'buy.spec.ts',
        specs: [],
        suites: [
          {
            title: 'a private customer',
            specs: [
              { title: 'buys straws', tests: [{ status: 'expected' }] },
              { title: 'pays', tests: [{ status: 'unexpected' }] },
            ],
          },
        ],
      },
    ],
  })
  expect(results.map(({ title, passed }) => [title, passed])).toEqual([
    ['a private customer buys straws', true],
    ['a private customer pays', false],
    ['the server is away', false],
  ])
})
