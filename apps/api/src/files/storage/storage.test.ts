import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDiskStorage } from './disk-storage.ts'
import { type FileStorage, newStorageKey } from './file-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { startS3Server } from './testing-s3-server.ts'

let directory: string
let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kindred-storage-'))
  server = await startS3Server()
})
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

const kinds: Record<string, () => FileStorage> = {
  'on disk': () => openDiskStorage(directory),
  'in S3': () => openS3Storage(server.settings),
}
const bytes = Buffer.from('Growth rings, seeds and tides. '.repeat(300))

describe.each(Object.keys(kinds))('storage %s', (kind) => {
  const open = () => kinds[kind]?.() as FileStorage
  const read = async (key: string, range?: { first: number; last: number }) => {
    const stream = await open().read(key, range)
    return stream && (await buffer(stream))
  }

  it('gives back what was put, whole and in part', async () => {
    const key = newStorageKey()
    await open().put(key, bytes)
    expect((await read(key))?.equals(bytes)).toBe(true)
    expect((await read(key, { first: 7, last: 11 }))?.toString()).toBe('rings')
    expect((await read(key, { first: bytes.length - 1, last: bytes.length - 1 }))?.length).toBe(1)
  })

  it('has nothing where nothing was put or what was put is gone', async () => {
    const key = newStorageKey()
    expect(await read(key)).toBeNull()
    await open().put(key, bytes)
    await open().remove(key)
    expect(await read(key)).toBeNull()
    await expect(open().remove(key)).resolves.toBeUndefined()
  })

  it('takes no key that it did not make', async () => {
    for (const key of ['../secret', 'ab/../../x', '/etc/passwd', '', 'ab/x', `ab/${'0'.repeat(36)}/..`]) {
      await expect(open().put(key, bytes), key).rejects.toThrow(RangeError)
      await expect(open().read(key), key).rejects.toThrow(RangeError)
      await expect(open().remove(key), key).rejects.toThrow(RangeError)
    }
  })

  it('keeps several writes at once apart', async () => {
    const keys = Array.from({ length: 10 }, newStorageKey)
    await Promise.all(keys.map((key, index) => open().put(key, Buffer.from(`file ${index}`))))
    expect(await Promise.all(keys.map(async (key) => (await read(key))?.toString()))).toEqual(
      keys.map((_, index) => `file ${index}`),
    )
  })
})

it('leaves no draft behind on disk, and what it keeps is for this process alone', async () => {
  const key = newStorageKey()
  await openDiskStorage(directory).put(key, bytes)
  const names = await readdir(directory, { recursive: true })
  expect(names.filter((name) => name.endsWith('.draft'))).toEqual([])
  expect((await stat(join(directory, key))).mode & 0o077).toBe(0)
})

it('leaves nothing half-written on disk when a write fails', async () => {
  const key = newStorageKey()
  const storage = openDiskStorage(directory)
  await expect(storage.put(key, {} as Uint8Array)).rejects.toThrow()
  expect(
    (await readdir(directory, { recursive: true })).filter((name) => name.includes(key.slice(3))),
  ).toEqual([])
})

it('is refused by S3 with the wrong secret, and says so without the secret', async () => {
  const storage = openS3Storage({ ...server.settings, secretAccessKey: 'wrong' })
  await expect(storage.put(newStorageKey(), bytes)).rejects.toThrow('The storage answered 403 to put.')
  await expect(storage.read(newStorageKey())).rejects.toThrow('403')
})
