import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deriveKey, keepSecret } from './secrets.ts'

it('makes a secret once, readable by its owner only, and gives two processes at once the same one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kindred secrets '))
  try {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => keepSecret(directory, 'key')))
    expect(new Set(secrets).size).toBe(1)
    expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32)
    expect((await stat(join(directory, 'key'))).mode & 0o077).toBe(0)
  } finally {
    await rm(directory, { recursive: true })
  }
})

it('derives a different key for every purpose, and the same one again', () => {
  expect(deriveKey('secret', 'internal')).toBe(deriveKey('secret', 'internal'))
  expect(deriveKey('secret', 'internal')).not.toBe(deriveKey('secret', 'cookies'))
  expect(deriveKey('other', 'internal')).not.toBe(deriveKey('secret', 'internal'))
})
