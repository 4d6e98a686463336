import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { documentRoutes } from './document-routes.ts'
import { fillFiles, listFileTags } from './fill-files.ts'

const ids = {
  open: '10000000-0000-4000-8000-000000000001',
  film: '10000000-0000-4000-8000-000000000002',
  customers: '10000000-0000-4000-8000-000000000003',
  professionals: '10000000-0000-4000-8000-000000000004',
  lost: '10000000-0000-4000-8000-000000000005',
}
const ada = '11111111-1111-4111-8111-111111111111'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let directory: string
beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'kindred-documents-'))
  services = makeTestServices(database)
  services.config.dataDirectory = directory
  app = await buildTestApp(services, [documentRoutes])
  await mkdir(join(directory, 'documents'))
  await writeFile(join(directory, 'secret'), 'secret')
  const add = async (id: string, name: string, type: string, audience = 'everyone') => {
    await database.pool.query(
      'insert into cms.documents (id, filename, mime_type, filesize, audience) values ($1, $2, $3, 10, $4)',
      [id, name, type, audience],
    )
    if (id !== ids.lost) await writeFile(join(directory, 'documents', name), `0123456789 ${name}`)
  }
  await add(ids.open, 'Vejledning.pdf', 'application/pdf')
  await add(ids.film, 'visit.mp4', 'video/mp4')
  await add(ids.customers, 'contract.pdf', 'application/pdf', 'customers')
  await add(ids.professionals, 'clinic.pdf', 'application/pdf', 'professionals')
  await add(ids.lost, 'lost.pdf', 'application/pdf')
  await database.pool.query('insert into cms.html_documents (fileuri, html) values ($1, $2), ($3, $4)', [
    'protocols/thawing.html',
    '<html><head><title>T</title></head><body><h1>Thawing</h1><script>alert(1)</script></body></html>',
    'part.html',
    '<p>Only a part</p>',
  ])
})
afterAll(async () => {
  await app.close()
  await database.drop()
  await rm(directory, { recursive: true })
})

describe('html content', () => {
  const ask = (fileuri: string) => app.inject({ url: '/api/html-content/', query: { fileuri } })

  it('DL-01 answers the document with its body element, without anything that runs', async () => {
    const answer = await ask('protocols/thawing.html')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ htmlContent: '<body><h2>Thawing</h2></body>' })
  })

  it('DL-01 reads no other file, no other host and no other table', async () => {
    const strange = [
      '../secret',
      '../../etc/passwd',
      '/etc/passwd',
      'file:///etc/passwd',
      'http://169.254.169.254/latest/meta-data/',
      '//evil.test/a.html',
      'protocols/../part.html',
      'protocols%2fthawing.html',
      "' or '1'='1",
      'PART.html',
      'not-there.html',
    ]
    for (const fileuri of strange) expect((await ask(fileuri)).statusCode, fileuri).toBe(404)
    expect((await ask('\u0000.html')).statusCode).toBe(400)
    expect((await app.inject('/api/html-content/')).statusCode).toBe(400)
    expect((await ask('a'.repeat(400))).statusCode).toBe(400)
  })
})

describe('documents', () => {
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it('DL-05 come under their name, to everyone, and are kept by caches for a while', async () => {
    const answer = await get(`/api/documents/${ids.open}`)
    expect([answer.statusCode, answer.payload]).toEqual([200, '0123456789 Vejledning.pdf'])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Vejledning.pdf"; filename*=UTF-8''Vejledning.pdf`,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    })
    const again = await get(`/api/documents/${ids.open}`, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it('DL-05 are played in parts', async () => {
    const part = await get(`/api/documents/${ids.film}`, { range: 'bytes=2-4' })
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/20',
    ])
    expect((await get(`/api/documents/${ids.film}`, { range: 'bytes=20-' })).statusCode).toBe(416)
  })

  it('are not there when unknown or lost', async () => {
    for (const id of [ids.lost, ada]) expect((await get(`/api/documents/${id}`)).statusCode).toBe(404)
    expect((await get('/api/documents/secret')).statusCode).toBe(400)
  })

  it('DL-05 for an audience are read by it alone, by an address made for the person', async () => {
    expect((await get(`/api/documents/${ids.customers}`, signIn(ada))).statusCode).toBe(401)
    const who = [{}, signIn(ada), signIn(ada, 'professional'), signInStaff('editor')]
    const statuses = async (id: string) =>
      Promise.all(who.map(async (headers) => (await get(`/api/documents/${id}/address`, headers)).statusCode))
    expect(await statuses(ids.customers)).toEqual([401, 200, 200, 200])
    expect(await statuses(ids.professionals)).toEqual([401, 403, 200, 200])

    const lent = await get(`/api/documents/${ids.customers}/address`, signIn(ada))
    const { address } = lent.json()
    const answer = await get(address, signIn(ada))
    expect([answer.payload, answer.headers['cache-control']]).toEqual([
      '0123456789 contract.pdf',
      'private, no-store',
    ])
    const cookie = String(lent.headers['set-cookie']).split(';')[0] ?? ''
    expect((await get(address, { cookie })).statusCode).toBe(200)
    expect((await get(address)).statusCode).toBe(403)
    expect((await get(address.replace(ids.customers, ids.professionals), signIn(ada))).statusCode).toBe(403)
  })
})

describe('blocks with files', () => {
  it('BLK-04 says of each document what it is', async () => {
    const [block] = await fillFiles(services, [
      {
        blockType: 'download',
        items: [{ title: 'A', document: ids.film }, { document: ids.professionals }, { document: ada }, {}],
      } as Record<string, unknown>,
    ])
    expect(block?.items).toMatchObject([
      { title: 'A', file: { fileName: 'visit.mp4', kind: 'video', isProtected: false } },
      { file: { kind: 'document', isProtected: true } },
      { file: null },
      { file: null },
    ])
  })

  it('BLK-16 DL-01 fills what stands in a column, and tags its page', async () => {
    const column = (block: object) => ({ blocks: [block] })
    const columns = {
      blockType: 'twoColumns',
      left: column({ blockType: 'download', items: [{ document: ids.open }] }),
      right: column({ blockType: 'htmlContent', fileuri: 'part.html' }),
    }
    expect(await fillFiles(services, [columns])).toMatchObject([
      {
        left: column({ items: [{ file: { kind: 'document', isProtected: false } }] }),
        right: column({ htmlContent: '<p>Only a part</p>', statusText: null }),
      },
    ])
    expect(listFileTags([columns])).toEqual(['documents', 'html-documents'])
  })

  it('DL-02 gives the document, or the status why there is none', async () => {
    const fill = async (fileuri: unknown) =>
      (await fillFiles(services, [{ blockType: 'htmlContent', fileuri }]))[0]
    expect(await fill('part.html')).toMatchObject({ htmlContent: '<p>Only a part</p>', statusText: null })
    expect(await fill('../secret')).toMatchObject({ htmlContent: null, statusText: 'Not Found' })
    expect(await fill(undefined)).toMatchObject({ statusText: 'Not Found' })
    expect(listFileTags([{ blockType: 'htmlContent' }, { blockType: 'download' }, {}])).toEqual([
      'documents',
      'html-documents',
    ])
  })
})
