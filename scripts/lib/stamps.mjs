import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const directory = join(root, '.kindred', 'stamps')

/** The stamp of what was last made, or an empty text. */
export function readStamp(name) {
  try {
    return readFileSync(join(directory, name), 'utf8')
  } catch {
    return ''
  }
}

/** Notes what was made. */
export function writeStamp(name, value) {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, name), value)
}

/** Forgets it, before it is made anew: an interrupted build must not look whole. */
export function removeStamp(name) {
  rmSync(join(directory, name), { force: true })
}
