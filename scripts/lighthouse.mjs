import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { buildStale } = await import('./lib/build.mjs')
const { ensureChromium } = await import('./lib/chromium.mjs')
const { installMissing } = await import('./lib/install.mjs')
const { judgeLighthouse } = await import('./lib/judge-lighthouse.mjs')
const { ensureLighthouse, runLighthouse } = await import('./lib/lighthouse.mjs')
const { lookAtPage } = await import('./lib/look-at-page.mjs')
const { PlainError, reportError } = await import('./lib/messages.mjs')
const { root } = await import('./lib/paths.mjs')
const { Progress } = await import('./lib/progress.mjs')
const { startThrowaway } = await import('./lib/throwaway.mjs')

/**
 * `npm run lighthouse [-- --runs 3] [--slowdown 4]`: five kinds of page as Lighthouse sees them on a phone, against
 * scripts/lighthouse.json. It fails on accessibility, best practices, search engines and shifts of the layout. Performance
 * is time: it is printed, the middle of all runs. What a machine's processor adds to it is evened out by how much Lighthouse
 * slows it down, chosen from what Lighthouse measured at the first look, unless given. KINDRED_TEST_URL names a running Kindred.
 */
async function checkLighthouse() {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, slowdown: { type: 'string' } },
  })
  const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1)
  const slowdown = values.slowdown === undefined ? undefined : Number(values.slowdown)
  if (slowdown !== undefined && !(slowdown >= 1)) throw new PlainError('--slowdown takes a number from 1 on.')
  const { pages, version, ...thresholds } = JSON.parse(
    readFileSync(join(root, 'scripts', 'lighthouse.json'), 'utf8'),
  )
  const progress = new Progress()
  await installMissing(progress)
  const program = await ensureLighthouse(progress, version)
  const chromium = await ensureChromium(progress)
  const given = process.env.KINDRED_TEST_URL
  if (!given) await buildStale(progress, ['api', 'web'])
  const stack = given
    ? undefined
    : await progress.step('Starting Kindred', () => startThrowaway('phone', progress))
  try {
    let below = 0
    for (const { kind, path } of pages) {
      const url = new URL(path, stack?.url ?? given).href
      const options = {
        runs,
        slowdown,
        look: (round, by) =>
          runLighthouse({ program, chromium, url, name: `${kind}-${round}`, slowdown: by }),
        again: (why) => progress.line(`  Looking at ${kind} once more. ${why}`),
      }
      try {
        const { reports, machine } = await progress.step(`Looking at ${kind}`, (detail) =>
          lookAtPage({ ...options, detail }),
        )
        const { passes, line } = judgeLighthouse(reports, thresholds)
        if (!passes) below += 1
        console.log(`${passes ? '✓' : '✗'} ${kind.padEnd(8)} ${line}  (${machine})`)
      } catch (error) {
        if (!(error instanceof PlainError)) throw error
        below += 1
        console.log(`✗ ${kind.padEnd(8)} was not seen. ${error.message}`)
      }
    }
    console.log(
      below === 0
        ? '\nEvery page holds its thresholds.'
        : `\n${below} pages are below their thresholds or were not seen.`,
    )
    process.exitCode = below === 0 ? 0 : 1
  } finally {
    await stack?.stop()
  }
}

await checkLighthouse().catch(reportError)
process.exit()
