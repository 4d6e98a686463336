import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment } from './clean-environment.mjs'
import { resultsDirectory, root } from './paths.mjs'
import { run } from './run.mjs'

const program = (...path) => join(root, 'node_modules', ...path)
const vitest = (project) => [
  program('vitest', 'vitest.mjs'),
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(resultsDirectory, `${project}.json`)}`,
]

/** The checks that are one command each. `report`: the file whose tests are counted; without one it counts as one test. */
export const checks = {
  lint: {
    label: 'Lint',
    args: [program('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
  },
  boundaries: {
    label: 'Boundaries',
    args: [
      program('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
    ],
  },
  types: { label: 'Types', args: [program('typescript-native', 'bin', 'tsc'), '-p', 'tsconfig.json'] },
  unit: { label: 'Unit tests', args: vitest('unit'), report: 'unit.json' },
  store: { label: 'Database tests', args: vitest('store'), report: 'store.json' },
  browser: {
    label: 'Browser tests',
    args: [program('@playwright', 'test', 'cli.js'), 'test'],
    report: 'browser.json',
  },
}

/**
 * Runs one check to its end; its output goes to a log and, when it fails, to the terminal.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @param {keyof typeof checks} name
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<boolean>} whether it passed
 */
export async function runCheck(progress, name, extra = {}) {
  const { label, args } = checks[name]
  const path = join(resultsDirectory, `${name}.log`)
  const log = createWriteStream(path)
  let tail = ''
  const passed = await progress
    .step(label, async (detail) => {
      const onLine = (line) => {
        log.write(`${line}\n`)
        if (name === 'browser') detail(line.trim().slice(0, 70))
      }
      const env = { ...cleanEnvironment(), ...extra }
      const result = await run(process.execPath, args, { env, tolerate: true, keep: 200, onLine })
      tail = result.tail
      if (result.code !== 0) throw new Error(label)
    })
    .then(
      () => true,
      () => false,
    )
  log.end()
  if (!passed) progress.line(`${tail}\n\nAll of it is in ${path}\n`)
  return passed
}
