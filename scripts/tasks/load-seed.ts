import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/paths.mjs'

/** What filling a database with the demo world needs. */
export interface SeedOptions {
  url: string
  /** Files (drawings, documents) go below it. */
  dataDirectory: string
  /** How many sperm donors; the demo world's own number unless given. */
  donors?: number
  report?: (text: string) => void
}

/** The demo world's entry, loaded only when it is used: it brings the whole editor with it. */
export async function loadSeed(): Promise<(options: SeedOptions) => Promise<void>> {
  const path = join(root, 'packages', 'demo', 'src', 'seed.ts')
  if (!existsSync(path)) throw new Error(`There is no demo world to fill the database with (${path}).`)
  const module: { seedDemoWorld: (options: SeedOptions) => Promise<void> } = await import(
    pathToFileURL(path).href
  )
  return module.seedDemoWorld
}
