import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const mostBytes = 1024 ** 3
const checkEvery = 200

/**
 * Pictures already drawn, on disk, so that a restart draws none twice. Kept below a gibibyte: what was not asked for
 * longest goes first. Every process may share the directory; a file appears whole or not at all.
 */
export function openImageStore(directory: string, limit = mostBytes, every = checkEvery) {
  let written = 0

  async function get(name: string): Promise<Buffer | null> {
    const path = join(directory, name)
    const body = await readFile(path).catch(() => null)
    // The time says when it was last asked for; a directory that cannot be written to serves all the same.
    if (body) utimes(path, new Date(), new Date()).catch(() => undefined)
    return body
  }

  async function put(name: string, body: Buffer): Promise<void> {
    await mkdir(directory, { recursive: true })
    const unfinished = join(directory, `.${randomBytes(8).toString('hex')}`)
    await writeFile(unfinished, body)
    await rename(unfinished, join(directory, name))
    written += 1
    if (written % every === 0) await prune()
  }

  async function prune(): Promise<void> {
    const files = await Promise.all(
      (await readdir(directory)).map(async (name) => {
        const found = await stat(join(directory, name)).catch(() => null)
        return { name, size: found?.size ?? 0, at: found?.mtimeMs ?? 0 }
      }),
    )
    let total = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of files.sort((a, b) => a.at - b.at)) {
      // Down to nine tenths, so that the next picture does not begin it again.
      if (total <= limit * 0.9) return
      await rm(join(directory, name), { force: true })
      total -= size
    }
  }

  return { get, put }
}
