import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileEarly } from './compile-early.mjs'
import { fingerprint } from './fingerprint.mjs'
import { whileLocked } from './lock.mjs'
import { PlainError } from './messages.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { readStamp, removeStamp, writeStamp } from './stamps.mjs'

const shared = [
  'package-lock.json',
  'tsconfig.json',
  'packages/contracts',
  'packages/content',
  'packages/database',
  'packages/domain',
  'packages/ui',
]

/** What is built, from what, and where one sees that it is there. */
const targets = {
  api: {
    label: 'Building the API',
    sources: [
      ...shared,
      'packages/demo',
      'apps/api',
      'scripts/tasks/build-api.mjs',
      'scripts/lib/bundle.mjs',
    ],
    result: join(root, 'apps', 'api', 'dist', 'main.js'),
    build: () => run(process.execPath, [join('scripts', 'tasks', 'build-api.mjs')]),
  },
  web: {
    label: 'Building the website',
    sources: [...shared, 'apps/web', 'scripts/lib/compile-early.mjs'],
    result: join(root, 'apps', 'web', '.next', 'BUILD_ID'),
    build: buildWeb,
  },
}

/**
 * Builds what is older than its sources; with everything up to date this takes a fraction of a second.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @param {('api' | 'web')[]} names
 */
export async function buildStale(progress, names) {
  await Promise.all(names.map((name) => buildOne(progress, name)))
}

async function buildOne(progress, name) {
  const { label, sources, result, build } = targets[name]
  if (isFresh(name, fingerprint(sources), result)) return
  await whileLocked(join(root, '.kindred', `build-${name}.lock`), async () => {
    const stamp = fingerprint(sources)
    // Another command may have built it while we waited.
    if (isFresh(name, stamp, result)) return
    removeStamp(name)
    await progress.step(label, build).catch((error) => {
      throw new PlainError(`${label} failed.\n${error.message}`)
    })
    writeStamp(name, `${stamp} ${describeResult(result)}`)
  })
}

function isFresh(name, stamp, result) {
  return existsSync(result) && readStamp(name) === `${stamp} ${describeResult(result)}`
}

/** A build by hand changes it: the stamp then no longer speaks of what is there. */
function describeResult(result) {
  const text = readFileSync(result, 'utf8')
  return text.length < 100 ? text.trim() : String(text.length)
}

async function buildWeb(detail) {
  const cwd = join(root, 'apps', 'web')
  await run(process.execPath, [findNext(), 'build'], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Pages are rendered when asked for; a build that reaches for the database or a secret must fail here.
      DATABASE_URL: 'postgres://build@127.0.0.1:1/none',
      KINDRED_SECRET: 'only-for-building-'.padEnd(43, '0'),
    },
    onLine: (line) =>
      line.trim() &&
      detail(
        line
          .trim()
          .replace(/^[^\p{L}]+/u, '')
          .slice(0, 50),
      ),
  })
  compileEarly(join(cwd, '.next'))
}

/** The program `next` as the website's workspace sees it. */
export function findNext() {
  return createRequire(join(root, 'apps', 'web', 'package.json')).resolve('next/dist/bin/next')
}
