import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { makeServices } from '../front-door/testing/make-services.ts'
import { routes } from './routes.ts'

let app: FastifyInstance
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kindred-images-'))
  await mkdir(join(directory, 'media'))
  const picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#2f6158' } })
    .png()
    .toBuffer()
  await writeFile(join(directory, 'media', 'people 1.png'), picture)
  await writeFile(join(directory, 'media', 'blå bær.png'), picture)
  await writeFile(join(directory, 'secret'), 'secret')
  await writeFile(join(directory, 'media', 'broken.png'), 'no picture')
  const services = makeServices()
  services.config.dataDirectory = directory
  app = await buildApp(services, { authenticate: async () => ({ kind: 'anonymous' }), contexts: [routes] })
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

it('BLK-37 gives a picture of the library in a served width', async () => {
  const answer = await app.inject('/cdn-cgi/image/width=640/cms-api/media/file/people%201.png')
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640, height: 512 })
  const crop = await app.inject('/cdn-cgi/image/width=200,height=200,fit=cover/media/people%201.png')
  expect(await sharp(crop.rawPayload).metadata()).toMatchObject({ width: 200, height: 200 })
  const name = encodeURIComponent('blå bær.png')
  expect((await app.inject(`/cdn-cgi/image/width=640/media/${name}`)).statusCode).toBe(200)
  const again = await app.inject({
    url: '/cdn-cgi/image/width=640/media/people%201.png',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

it('reaches nothing but pictures of the library', async () => {
  const statusOf = async (path: string) => (await app.inject(`/cdn-cgi/image/width=640/${path}`)).statusCode
  const answers = await Promise.all(
    [
      'media/../secret',
      'media/%2e%2e/secret',
      'media/..%2fsecret',
      'secret',
      'media/nothing.png',
      'https://evil.test/x.png',
    ].map(async (path) => [path, await statusOf(path)]),
  )
  // Another spelling of an address is refused before anything looks for a file; what is not in the library is not found.
  expect(Object.fromEntries(answers)).toEqual({
    'media/../secret': 404,
    'media/%2e%2e/secret': 404,
    'media/..%2fsecret': 400,
    secret: 404,
    'media/nothing.png': 404,
    'https://evil.test/x.png': 404,
  })
  expect((await app.inject('/cdn-cgi/image/width=641/media/people%201.png')).statusCode).toBe(400)
})

it('tells a broken file from a fault', async () => {
  expect((await app.inject('/cdn-cgi/image/width=640/media/broken.png')).statusCode).toBe(404)
})

it('BLK-37 gives AVIF where it is read, and draws each size once', async () => {
  const url = '/cdn-cgi/image/width=384,height=216,fit=cover/media/people%201.png?v=1'
  const avif = await app.inject({ url, headers: { accept: 'image/avif,image/webp,*/*' } })
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    vary: 'accept',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ width: 384, height: 216, format: 'heif' })
  const kept = await readdir(join(directory, 'images'))
  const again = await app.inject({ url, headers: { accept: 'image/avif' } })
  expect(again.rawPayload).toEqual(avif.rawPayload)
  expect(await readdir(join(directory, 'images'))).toEqual(kept)
})

it('BLK-37 refuses hostile sizes with 400 and draws nothing for them', async () => {
  const before = (await readdir(join(directory, 'images'))).length
  for (const options of [
    'width=99999',
    'width=640,height=1',
    'width=640,blur=250',
    'width=640,width=640',
    'a',
  ])
    expect((await app.inject(`/cdn-cgi/image/${options}/media/people%201.png`)).statusCode, options).toBe(400)
  expect(await readdir(join(directory, 'images'))).toHaveLength(before)
})

it('BLK-38 serves the file itself at a stable address, in parts where asked', async () => {
  const whole = await app.inject('/media/people%201.png')
  expect(whole.headers).toMatchObject({ 'content-type': 'image/png', 'accept-ranges': 'bytes' })
  expect(whole.headers['cache-control']).toContain('max-age=86400')
  const part = await app.inject({ url: '/media/people%201.png', headers: { range: 'bytes=0-3' } })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4])
  const beyond = await app.inject({ url: '/media/people%201.png', headers: { range: 'bytes=9999999-' } })
  expect(beyond.statusCode).toBe(416)
  expect((await app.inject('/media/nothing.png')).statusCode).toBe(404)
  expect((await app.inject('/media/..%2fsecret')).statusCode).toBeGreaterThanOrEqual(400)
})
