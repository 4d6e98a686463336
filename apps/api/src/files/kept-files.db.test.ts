import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@kindred/database/testing/test-database'
import { createTestDatabase } from '@kindred/database/testing/test-database'
import { transaction } from '@kindred/database/transaction'
import { makeFileBytes } from '@kindred/domain/uploads/testing'
import type { UploadExtension } from '@kindred/domain/uploads/upload-rules'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { claimUploads } from './claim-uploads.ts'
import { tasks } from './jobs.ts'
import { keepUpload } from './keep-upload.ts'
import { keptFileRoutes } from './kept-file-routes.ts'
import { startClamd } from './scan/testing-clamd.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let directory: string
beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'kindred-kept-'))
})
afterAll(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})
beforeEach(async () => {
  await database.pool.query('truncate shop.kept_file')
  await rm(join(directory, 'kept-files'), { recursive: true, force: true })
  services = makeTestServices(database)
  services.config.dataDirectory = directory
  services.config.fileSizeLimit = 100_000
  app = await buildTestApp(services, [keptFileRoutes])
})

const ada = '11111111-1111-4111-8111-111111111111'
const eve = '22222222-2222-4222-8222-222222222222'
const attach = (fileName: string, bytes: Uint8Array) => ({
  fileName,
  contentType: 'application/x-lie',
  content: Buffer.from(bytes).toString('base64'),
  length: bytes.length,
})
const file = (fileName = 'blodprøve.pdf', size = 6000, extension: UploadExtension = 'pdf') =>
  attach(fileName, makeFileBytes(extension, size))
const keep = (owner = `customer:${ada}`, attachment = file()) =>
  keepUpload(services, { ...attachment, owner })
const kept = async (owner?: string, attachment?: ReturnType<typeof file>) => {
  const result = await keep(owner, attachment)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const codeOf = async (attachment: object) => {
  const result = await keep(undefined, { ...file(), ...attachment })
  return result.ok ? 'kept' : result.error.code
}
const rows = async () => (await database.pool.query('select * from shop.kept_file')).rows
const stored = async () =>
  (await readdir(join(directory, 'kept-files'), { recursive: true }).catch(() => [])).filter(
    (name) => name.length > 3,
  )

describe('keeping a file', () => {
  it('UPL-09 keeps an attachment under a random name, with the type its bytes have', async () => {
    const result = await kept()
    expect(result).toMatchObject({ fileName: 'blodprøve.pdf', contentType: 'application/pdf', length: 6000 })
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'kept', owner: `customer:${ada}`, scan: 'notScanned' })
    expect(await stored()).toEqual([row.storage_key])
    expect(row.storage_key).not.toMatch(/blod|pdf/)
  })

  it('UPL-02 accepts each of the nine extensions by its bytes, HEIC and JP2 too', async () => {
    for (const extension of ['png', 'jpg', 'jpeg', 'pdf', 'bmp', 'gif', 'heic', 'heif', 'jp2'] as const)
      await kept(`customer:${crypto.randomUUID()}`, file(`IMG 1.${extension.toUpperCase()}`, 5120, extension))
  })

  it('UPL-03 to UPL-06 are checked again, and the real rule is named', async () => {
    const messageOf = async (attachment: ReturnType<typeof file>) => {
      const result = await keep(undefined, attachment)
      return result.ok ? '' : result.error.message
    }
    expect(await messageOf(file('a.svg'))).toMatch(
      /one of .png, .jpg, .jpeg, .pdf, .bmp, .gif, .heic, .heif, .jp2/,
    )
    expect(await messageOf(file('../../etc/passwd.pdf'))).toMatch(/without two dots in a row/)
    expect(await messageOf(file('a.pdf', 5119))).toMatch(/at least 5120 bytes/)
    expect(await messageOf(file('a.pdf', 100_001))).toMatch(/at most 100000 bytes/)
    expect(await rows()).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('UPL-09 refuses what is not whole: no base64, a data URL, another length', async () => {
    expect(await codeOf({ content: '%%%%' })).toBe('file-not-whole')
    expect(await codeOf({ content: `data:application/pdf;base64,${file().content}` })).toBe('file-not-whole')
    expect(await codeOf({ content: file().content.slice(0, -1) })).toBe('file-not-whole')
    expect(await codeOf({ length: 6001 })).toBe('file-not-whole')
    expect(await codeOf({ content: '', length: 0 })).toBe('file-too-small')
  })

  it('UPL-03 never takes a page, a drawing, an archive or a program under another name', async () => {
    const text = (words: string) => attach('a.png', Buffer.from(words.padEnd(6000, ' ')))
    for (const words of [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="x()">',
      '<!doctype html>',
      'PK\u0003\u0004',
      'MZ',
    ])
      expect(await codeOf(text(words)), words).toBe('file-content')
    expect(await codeOf(attach('a.png', makeFileBytes('pdf')))).toBe('file-content')
    expect(await codeOf(attach('a.gif', makeFileBytes('gif', 6000, '<script>')))).toBe('file-content')
  })

  it('UPL-06 counts all files of an owner together, however many come at once', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => keep(undefined, file('a.pdf', 30_000))))
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    expect(results.flatMap((result) => (result.ok ? [] : [result.error.code]))).toEqual(
      Array(5).fill('files-too-large'),
    )
    services.config.fileSizeLimit = 10_000_000
    for (let index = 3; index < 20; index += 1) await kept()
    expect(await codeOf({})).toBe('too-many-files')
  })

  it('leaves nothing half-written when the storage fails', async () => {
    services.config.s3 = {
      endpoint: 'http://127.0.0.1:1',
      bucket: 'gone',
      region: 'eu',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    }
    await expect(keep()).rejects.toThrow()
    services.config.s3 = undefined
    // The storage could not be asked to forget either, so the row stays for the sweep and leads nobody to the file.
    expect((await rows()).map(({ state }) => state)).toEqual(['writing'])
    services.moveClock(61)
    await tasks['files.sweep'](undefined, services)
    expect(await rows()).toEqual([])
  })

  it('asks the virus scanner where there is one, and takes nothing it does not clear', async () => {
    const clamd = await startClamd()
    services.config.clamd = clamd.address
    await kept()
    expect((await rows())[0].scan).toBe('clean')
    expect(await codeOf(attach('a.pdf', makeFileBytes('pdf', 6000, 'EICAR')))).toBe('file-infected')
    await clamd.close()
    expect(await codeOf({})).toBe('scan-unavailable')
    expect(await rows()).toHaveLength(1)
  })
})

describe('files sent ahead', () => {
  const send = (payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/files', payload, headers })

  it('UPL-09 are taken by a call, wait, and can be claimed once', async () => {
    const answer = await send(file())
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json()
    const claim = (owner: string) => transaction(database.pool, (on) => claimUploads(on, [id], owner))
    expect(await claim('form-submission:1')).toMatchObject({
      ok: true,
      value: [{ id, fileName: 'blodprøve.pdf' }],
    })
    expect(await claim('form-submission:2')).toMatchObject({ error: { code: 'file-gone' } })
    expect((await rows())[0].owner).toBe('form-submission:1')
  })

  it('UPL-03 answers a refusal with the rule, and 400 for what is no attachment', async () => {
    const refused = await send(file('a.svg'))
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0]).toMatchObject({ code: 'file-type', data: { fileName: 'a.svg' } })
    expect((await send({ content: 5 })).statusCode).toBe(400)
    services.config.fileSizeLimit = 6000
    const small = await buildTestApp(services, [keptFileRoutes])
    const huge = await small.inject({ method: 'POST', url: '/api/files', payload: file('a.pdf', 90_000) })
    expect(huge.statusCode).toBe(413)
  })

  it('can be taken back by who sent them, and by nobody else', async () => {
    const { id } = (await send(file(), signIn(ada))).json()
    const takeBack = (headers: object) =>
      app.inject({ method: 'DELETE', url: `/api/files/${id}`, headers: headers as Record<string, string> })
    expect((await takeBack(signIn(eve))).statusCode).toBe(204)
    expect(await rows()).toHaveLength(1)
    await takeBack(signIn(ada))
    expect([await rows(), await stored()]).toEqual([[], []])
  })

  it('are thrown away after a day when nothing claimed them; what is owned stays', async () => {
    await send(file())
    await kept()
    services.moveClock(23 * 60)
    await tasks['files.sweep'](undefined, services)
    expect(await rows()).toHaveLength(2)
    services.moveClock(61)
    await tasks['files.sweep'](undefined, services)
    expect((await rows()).map(({ owner }) => owner)).toEqual([`customer:${ada}`])
    expect(await stored()).toHaveLength(1)
  })

  it('CFG-01 tell the control their limit', async () => {
    expect((await app.inject('/api/files/limits')).json()).toEqual({ fileSizeLimit: 100_000 })
  })
})

describe('protected files', () => {
  const ask = (id: string, headers: object) =>
    app.inject({ url: `/api/files/${id}/address`, headers: headers as Record<string, string> })
  const open = async (headers: object = signIn(ada)) => {
    const { id } = await kept(
      undefined,
      attach('blodprøve "1.pdf'.replace('"', ''), makeFileBytes('pdf', 6000)),
    )
    const answer = await ask(id, headers)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    return { id, address: answer.json().address as string, cookie, answer }
  }
  const statusOf = async (url: string, headers: object = {}) =>
    (await app.inject({ url, headers: headers as Record<string, string> })).statusCode

  it('DL-05 are read by their customer and by staff who work with them, and by nobody else', async () => {
    const { id } = await kept()
    const statuses = [signIn(ada), signInStaff('lab'), signInStaff('editor'), signIn(eve), {}].map(
      async (headers) => (await ask(id, headers)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 401])
    const asStaff = (headers: object) => statusOf(`/api/staff/files/${id}/address`, headers)
    expect(
      await Promise.all([signInStaff('lab'), signInStaff('editor'), signIn(ada), {}].map(asStaff)),
    ).toEqual([200, 404, 401, 401])
    const waiting = await kept('waiting:someone')
    expect((await ask(waiting.id, signInStaff('admin'))).statusCode).toBe(404)
  })

  it('DL-05 come under their name, whole, private, and not to be guessed at', async () => {
    const { address } = await open()
    const answer = await app.inject({ url: address, headers: signIn(ada) })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(Buffer.from(makeFileBytes('pdf', 6000)))).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '6000',
      'content-disposition': `attachment; filename="blodpr_ve 1.pdf"; filename*=UTF-8''blodpr%C3%B8ve%201.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
  })

  it('DL-05 are sent in part where a part is asked for', async () => {
    const { address } = await open()
    const part = (range: string, more = {}) =>
      app.inject({ url: address, headers: { ...signIn(ada), range, ...more } })
    const first = await part('bytes=0-3')
    expect([first.statusCode, first.payload, first.headers['content-range']]).toEqual([
      206,
      '%PDF',
      'bytes 0-3/6000',
    ])
    expect(first.headers['content-length']).toBe('4')
    expect((await part('bytes=-6000')).statusCode).toBe(206)
    const beyond = await part('bytes=6000-')
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */6000'])
    expect((await part('bytes=0-3', { 'if-range': '"another"' })).statusCode).toBe(200)
    expect((await part('bytes=0-3', { 'if-range': first.headers.etag })).statusCode).toBe(206)
  })

  it('are reached by a plain link in the browser that asked, and in no other', async () => {
    const { address, cookie, answer } = await open()
    expect(String(answer.headers['set-cookie'])).toMatch(
      /Path=\/api\/files\/; Max-Age=120; HttpOnly; SameSite=Strict/,
    )
    expect(await statusOf(address, { cookie })).toBe(200)
    expect(await statusOf(address)).toBe(403)
    expect(await statusOf(address, signIn(eve))).toBe(403)
    expect(await statusOf(address, signInStaff('admin'))).toBe(403)
    const other = await open(signInStaff('lab'))
    expect(await statusOf(address, { cookie: other.cookie })).toBe(403)
  })

  it('are not reached by an address that was changed, forged or has run out', async () => {
    const { address, id } = await open()
    const other = await kept()
    const changed = [
      address.replace(id, other.id),
      address.replace(/person=[^&]*/, `person=customer%3A${eve}`),
      address.replace(/expires=\d+/, 'expires=99999999999999'),
      address.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      address.replace(/signature=.*/, 'signature='),
    ]
    for (const each of changed) expect(await statusOf(each, signIn(ada)), each).toBe(403)
    expect(await statusOf(`/api/files/${id}/content`, signIn(ada))).toBe(400)
    services.moveClock(2)
    expect(await statusOf(address, signIn(ada))).toBe(403)
  })
})
