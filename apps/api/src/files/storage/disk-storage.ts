import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertStorageKey, type FileStorage } from './file-storage.ts'

/** Keeps files in a directory that no address leads to, readable by this process alone. */
export function openDiskStorage(directory: string): FileStorage {
  const pathOf = (key: string) => {
    assertStorageKey(key)
    return join(directory, key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const draft = `${path}.${crypto.randomUUID()}.draft`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: async (key, range) => {
      const file = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return file?.createReadStream(range && { start: range.first, end: range.last }) ?? null
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}
