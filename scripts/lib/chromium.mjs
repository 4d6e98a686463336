import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { PlainError } from './messages.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chromium for the browser tests: the one named by CHROMIUM_PATH, an installed one, Playwright's own,
 * else Playwright's is fetched, else Debian's package is installed where this user may.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string>} path of the program
 */
export async function ensureChromium(progress) {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new PlainError(`CHROMIUM_PATH names ${given}, which does not exist.`)
  }
  const present = (await findInstalled()) ?? (await findPlaywrights())
  if (present) return present
  const installed = await progress.step('Installing Chromium', async (detail) => {
    await run(process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
      onLine: detail,
      tolerate: true,
    })
    const fetched = await findPlaywrights()
    if (fetched) return fetched
    detail('from the Debian package')
    await installPackage()
    return findInstalled()
  })
  if (installed) return installed
  throw new PlainError(
    'No Chromium was found and none could be installed. Install one (Debian: sudo apt-get install chromium),\n' +
      'or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

async function findInstalled() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  for (const path of [...onPath, ...elsewhere]) if (await runs(path)) return path
  return undefined
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && (await runs(path)) ? path : undefined
}

/** Whether it is there and starts: a downloaded one may lack the system's libraries, a distribution's may be a stub. */
async function runs(path) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  const { code } = await run(path, ['--version'], { tolerate: true }).catch(() => ({ code: 1 }))
  return code === 0
}

async function installPackage() {
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, tolerate: true })
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, tolerate: true })
}
