import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPayload } from '../open-payload.ts'

let database: TestDatabase
let payload: Payload
let close: () => Promise<void>
let directory: string

beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'kindred-media-'))
  const opened = await openPayload({
    databaseUrl: database.url,
    secret: 's'.repeat(43),
    publicUrl: 'http://localhost:3000',
    dataDirectory: directory,
  })
  payload = opened.payload
  close = opened.close
})

afterAll(async () => {
  await close?.()
  await database?.drop()
  await rm(directory, { recursive: true, force: true })
})

async function upload(alt: string | undefined, mimetype = 'image/png', name = 'a.png', body?: string) {
  const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#1e4a43' } })
  const data = body === undefined ? await picture.png().toBuffer() : Buffer.from(body)
  return payload.create({
    collection: 'media',
    locale: 'en-GB',
    data: { alt, focalX: 20, focalY: 80 } as never,
    file: { data, mimetype, name, size: data.length },
    overrideAccess: true,
  })
}

it('BLK-25 keeps a picture only with words for who cannot see it, in each language that is saved', async () => {
  await expect(upload(undefined)).rejects.toThrow()
  await expect(upload('   ')).rejects.toThrow()
  const { id, focalX, focalY, width, height } = await upload('A tide')
  expect({ focalX, focalY, width, height }).toEqual({ focalX: 20, focalY: 80, width: 20, height: 10 })
  const inDanish = (alt: string) =>
    payload.update({ collection: 'media', id, locale: 'da-DK', data: { alt }, overrideAccess: true })
  await expect(inDanish('')).rejects.toThrow()
  await inDanish('Tidevand')
  const english = await payload.findByID({ collection: 'media', id, locale: 'en-GB', overrideAccess: true })
  expect(english.alt).toBe('A tide')
})

it('BLK-25 takes no drawing that could carry a script', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await expect(upload('A drawing', 'image/svg+xml', 'a.svg', svg)).rejects.toThrow()
  await expect(upload('A drawing', 'image/png', 'a.png', svg)).rejects.toThrow()
})
