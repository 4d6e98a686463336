// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'

/** A request that a test answers by hand. */
class Request {
  static last: Request
  upload: { onprogress?: (event: object) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  body = ''
  target = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  constructor() {
    Request.last = this
  }
  open(method: string, address: string) {
    this.target = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: string) {
    this.body = body
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.onload?.()
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request))
afterEach(() => vi.unstubAllGlobals())

const file = new File(['x'.repeat(6000)], 'a.png', { type: 'image/png' })
const begin = (...options: Parameters<typeof sendFile> extends [File, ...infer Rest] ? Rest : never) => {
  Request.last = new Request()
  const sent = sendFile(file, ...options)
  sent.catch(() => undefined)
  return sent
}

it('UPL-09 sends the attachment and tells how far it is in bytes of the file', async () => {
  const onProgress = vi.fn()
  const sent = begin({ onProgress }, { 'x-shop-code': 'dk' })
  await vi.waitFor(() => expect(Request.last.body).not.toBe(''))
  expect(Request.last.target).toBe('POST /api/files')
  expect(Request.last.headers).toEqual({ 'content-type': 'application/json', 'x-shop-code': 'dk' })
  expect(JSON.parse(Request.last.body)).toMatchObject({
    fileName: 'a.png',
    contentType: 'image/png',
    length: 6000,
  })
  Request.last.upload.onprogress?.({ loaded: 4000, total: 8000 })
  expect(onProgress).toHaveBeenLastCalledWith(3000, 6000)
  Request.last.answer(201, '{"id":"1"}')
  expect(await sent).toEqual({ id: '1' })
})

it.each([
  [422, '{"errors":[{"code":"file-content","message":"No","data":{"fileName":"a.png"}}]}', 'file-content'],
  [500, 'gateway', 'network'],
])('UPL-03 hands on the code of a refusal: %i', async (status, body, code) => {
  const sent = begin()
  await vi.waitFor(() => expect(Request.last.body).not.toBe(''))
  Request.last.answer(status, body)
  await expect(sent).rejects.toMatchObject({ code })
})

it('stops when told to, and says when the connection broke', async () => {
  const stop = new AbortController()
  const stopped = begin({ signal: stop.signal })
  await vi.waitFor(() => expect(Request.last.body).not.toBe(''))
  stop.abort()
  await expect(stopped).rejects.toMatchObject({ code: 'stopped' })
  const broken = begin()
  await vi.waitFor(() => expect(Request.last.body).not.toBe(''))
  Request.last.onerror?.()
  await expect(broken).rejects.toMatchObject({ code: 'network' })
})
