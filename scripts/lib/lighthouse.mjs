import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './messages.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const home = join(root, '.kindred', 'lighthouse')
const folder = join(home, 'node_modules', 'lighthouse')

/**
 * Lighthouse, fetched when it is first asked for, as Chromium is: 150 packages that nobody needs in order to build,
 * run or test.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @param {string} version exactly this one
 * @returns {Promise<string>} its program
 */
export async function ensureLighthouse(progress, version) {
  if (readVersion() !== version) {
    await progress.step('Fetching Lighthouse', async () => {
      mkdirSync(home, { recursive: true })
      const args = [
        'install',
        '--prefix',
        home,
        '--no-save',
        '--no-audit',
        '--no-fund',
        `lighthouse@${version}`,
      ]
      await run('npm', args, { env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' } }).catch((error) => {
        throw new PlainError(`Lighthouse could not be fetched. npm says:\n${error.message}`)
      })
    })
  }
  return join(folder, 'cli', 'index.js')
}

/**
 * Looks at a page once, as a phone on a slow line.
 *
 * @param {{ program: string, chromium: string, url: string, name: string, slowdown: number }} facts
 *   `name`: of the report in .kindred/lighthouse; `slowdown`: of the processor, a factor
 * @returns {Promise<import('./judge-lighthouse.mjs').Report>} rejects with a PlainError when Lighthouse saw nothing
 */
export async function runLighthouse({ program, chromium, url, name, slowdown }) {
  const file = join(home, `${name}.json`)
  rmSync(file, { force: true })
  const args = [
    '--form-factor=mobile',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  const { code, tail } = await run(process.execPath, [program, url, ...args], {
    env: { ...process.env, CHROME_PATH: chromium },
    tolerate: true,
  })
  if (code === 0 && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const said = tail.split('\n').find((line) => line.trim() && !/^\s+at /.test(line))
  throw new PlainError(`Lighthouse ended with ${code}. ${said ?? 'It said nothing.'}`)
}

function readVersion() {
  const manifest = join(folder, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}
