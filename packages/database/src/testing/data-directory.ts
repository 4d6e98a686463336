import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let made: string | undefined

/** A data directory of this process alone, gone when it ends: tests of two people on one machine never meet in it. */
export function testDataDirectory(): string {
  if (made) return made
  const directory = mkdtempSync(join(tmpdir(), 'kindred-test-data-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  made = directory
  return directory
}
