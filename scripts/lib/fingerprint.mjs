import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './paths.mjs'

const skipped = new Set(['node_modules', '.next', 'dist', '.kindred', '.git', 'coverage', 'test-results'])
const isTest = (name) =>
  /\.(test|stories)\.[a-z]+$/.test(name) || name.endsWith('.tsbuildinfo') || name === 'next-env.d.ts'

/**
 * A hash over the contents of files and folders, by their path in the checkout. Contents, not times:
 * changing a branch and back leaves it the same. Tests and made files do not count.
 *
 * @param {string[]} paths relative to the checkout; missing ones are passed over
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version.split('.')[0])
  for (const path of paths)
    for (const file of walk(join(root, path))) {
      hash
        .update(relative(root, file).split(sep).join('/'))
        .update('\0')
        .update(readFileSync(file))
        .update('\0')
    }
  return hash.digest('hex').slice(0, 20)
}

function* walk(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (found.isFile()) yield path
  if (!found.isDirectory()) return
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (skipped.has(entry.name) || isTest(entry.name)) continue
    if (entry.isDirectory()) yield* walk(join(path, entry.name))
    else if (entry.isFile()) yield join(path, entry.name)
  }
}
