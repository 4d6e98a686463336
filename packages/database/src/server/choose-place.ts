import { createHash } from 'node:crypto'
import { access, chmod, constants, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { Binaries } from './find-binaries.ts'
import type { OperatingUser } from './operating-user.ts'

/** Where the server's files lie on this machine. */
export interface Place {
  /** The cluster's data directory. */
  data: string
  /** Holds the password and lies beside the data. */
  keep: string
  /** bin/, lib/ and share/ that the operating user can read. */
  binaries: string
}

/**
 * Chooses where data and binaries lie. Normally the data is `<directory>/<name>` and the binaries stay in node_modules.
 * As root, the user that PostgreSQL runs as may not be able to pass a directory above (a checkout below a home
 * of mode 700): then both go to a place it can reach, named after the original path so that the next start finds it.
 */
export async function choosePlace(
  directory: string,
  name: string,
  binaries: Binaries,
  user: OperatingUser,
): Promise<Place> {
  const keep = resolve(directory)
  await mkdir(keep, { recursive: true })
  const dataReachable = await canPass(keep, user)
  const binariesReachable = await canPass(join(binaries.directory, 'bin'), user)
  if (dataReachable && binariesReachable)
    return { data: join(keep, name), keep, binaries: binaries.directory }

  const other = await findOtherPlace(keep)
  const home = dataReachable ? keep : other
  return {
    data: join(home, name),
    keep: home,
    binaries: binariesReachable ? binaries.directory : await copyBinaries(binaries, other),
  }
}

/** Whether the user may enter this directory and every one above it. An ordinary user runs as itself, so yes. */
async function canPass(directory: string, user: OperatingUser): Promise<boolean> {
  if (user.uid === undefined) return true
  for (let path = resolve(directory); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (path === dirname(path)) return true
  }
}

async function findOtherPlace(original: string): Promise<string> {
  const name = `kindred-${createHash('sha256').update(original).digest('hex').slice(0, 12)}`
  for (const parent of ['/var/lib', tmpdir()]) {
    const place = join(parent, name)
    try {
      await mkdir(place, { recursive: true })
      await chmod(place, 0o755)
      await access(place, constants.W_OK)
      return place
    } catch {
      // Read-only system directory: the next one.
    }
  }
  throw new Error(
    `No directory could be found for PostgreSQL's data. Set DATABASE_URL, or KINDRED_DATA to a directory that every user may pass.`,
  )
}

async function copyBinaries(binaries: Binaries, place: string): Promise<string> {
  const target = join(place, `native-${binaries.version}`)
  const mark = join(target, 'complete')
  if ((await readFile(mark, 'utf8').catch(() => '')) === binaries.version) return target
  const draft = `${target}.${process.pid}`
  await cp(binaries.directory, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !basename(source).endsWith('.a'),
  })
  await chmod(draft, 0o755)
  await writeFile(join(draft, 'complete'), binaries.version)
  await rename(draft, target).catch(async () => {
    // Another process was faster, or an older copy is unfinished: only the second needs replacing.
    if ((await readFile(mark, 'utf8').catch(() => '')) !== binaries.version) {
      await rm(target, { recursive: true, force: true })
      await rename(draft, target)
    }
  })
  await rm(draft, { recursive: true, force: true })
  return target
}
