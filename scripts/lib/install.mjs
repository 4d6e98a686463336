import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './messages.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

/**
 * What installing would have to do: compares the manifests with the lock file and the lock file with what npm
 * says is in node_modules, so that an interrupted install, a new lock file and a new dependency are all seen.
 *
 * @returns {'nothing' | 'everything' | 'changes'}
 */
export function findInstallNeed(directory = root) {
  const installed = readJson(join(directory, 'node_modules', '.package-lock.json'))?.packages
  const lock = readJson(join(directory, 'package-lock.json'))?.packages
  if (!installed || !lock) return 'everything'
  for (const [path, wanted] of Object.entries(lock)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) {
      if (!matchesManifest(directory, path, wanted)) return 'changes'
      continue
    }
    if (wanted.link || (wanted.optional && !isForThisMachine(wanted))) continue
    if (installed[path]?.version !== wanted.version && !(wanted.optional && !installed[path]))
      return 'changes'
  }
  return 'nothing'
}

/** Installs what is missing. Leaves a complete node_modules alone. */
export async function installMissing(progress) {
  const need = findInstallNeed()
  if (need === 'nothing') return
  const fresh = need === 'everything' && existsSync(join(root, 'package-lock.json'))
  await progress.step('Installing packages', async (detail) => {
    let seen = 0
    const args = [fresh ? 'ci' : 'install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=http']
    try {
      await run('npm', args, {
        env: { ...process.env, NODE_ENV: 'development' },
        onLine: (line) => {
          if (line.includes('http fetch')) detail(`${++seen} packages fetched`)
        },
      })
    } catch (error) {
      const lines = error.message
        .split('\n')
        .filter((line) => !line.includes('http fetch') && !line.includes('http cache'))
      throw new PlainError(`The packages could not be installed. npm says:\n${lines.slice(-15).join('\n')}`)
    }
  })
}

function matchesManifest(directory, path, wanted) {
  const manifest = readJson(join(directory, path, 'package.json'))
  if (!manifest) return false
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isSame(manifest[kind] ?? {}, wanted[kind] ?? {}),
  )
}

function isSame(left, right) {
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
}

function isForThisMachine({ os, cpu }) {
  const allows = (list, value) => !list || (list.includes(value) && !list.includes(`!${value}`))
  return allows(os, process.platform) && allows(cpu, process.arch)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
