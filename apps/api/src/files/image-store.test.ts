import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openImageStore } from './image-store.ts'

it('keeps what it was given, and lets the oldest go when there is too much', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kindred-store-'))
  const store = openImageStore(directory, 250, 3)
  expect(await store.get('a')).toBeNull()
  await store.put('a', Buffer.alloc(100, 1))
  await utimes(join(directory, 'a'), 1, 1)
  await store.put('b', Buffer.alloc(100, 2))
  await store.put('c', Buffer.alloc(100, 3))
  expect((await readdir(directory)).sort()).toEqual(['b', 'c'])
  expect(await store.get('c')).toEqual(Buffer.alloc(100, 3))
  await rm(directory, { recursive: true })
})
