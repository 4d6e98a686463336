// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { downloadDocument } from './download-document.ts'
import { brokenImagePath, readForDisplay } from './read-for-display.ts'
import { readAttachment } from './send-file.ts'

const answer = (body: BodyInit, init: ResponseInit = {}) => new Response(body, init)
const asked: { url: string; headers: Record<string, string> }[] = []
const answers: Record<string, () => Response> = {}
const beacons: unknown[] = []
const saved: { name: string; blob: Blob | undefined }[] = []
let blob: Blob | undefined

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
    asked.push({ url, headers })
    const make = answers[url]
    if (!make) throw new TypeError('Failed to fetch')
    return make()
  })
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: string) => beacons.push([url, body]) })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob
    return 'blob:here'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const list of [asked, beacons, saved]) list.length = 0
  for (const url of Object.keys(answers)) delete answers[url]
})

describe('download of a document', () => {
  it('DL-05 is fetched with the content type asked for, and saved under its name', async () => {
    answers['/api/documents/1'] = () => answer('film', { headers: { 'content-type': 'video/mp4' } })
    await downloadDocument('/api/documents/1', 'visit.mp4', { contentType: 'application/json' })
    expect(asked[0]?.headers).toEqual({ 'content-type': 'application/json' })
    expect(saved.map(({ name }) => name)).toEqual(['visit.mp4'])
    expect(await saved[0]?.blob?.text()).toBe('film')
    await downloadDocument('/api/documents/1', 'visit.mp4')
    expect(asked[1]?.headers).toEqual({})
  })

  it('DL-06 gets the extension of its type where the name has none', async () => {
    answers['/a'] = () => answer('x', { headers: { 'content-type': 'application/pdf' } })
    await downloadDocument('/a', 'Contract')
    expect(saved[0]?.name).toBe('Contract.pdf')
  })

  it('DL-07 reports a failure to the error log and tells who asked', async () => {
    answers['/a'] = () => answer('no', { status: 500 })
    await expect(downloadDocument('/a', 'a.pdf')).rejects.toThrow('Failed to download document')
    await expect(downloadDocument('/not-there', 'a.pdf')).rejects.toThrow('Failed to download document')
    expect(saved).toEqual([])
    const [[url, body]] = beacons as [[string, string]]
    expect([url, JSON.parse(body)]).toEqual([
      '/_log',
      { level: 'error', code: 'Failed to download document' },
    ])
    expect(beacons).toHaveLength(2)
  })

  it('DL-05 asks for the address that is made for this person first', async () => {
    answers['/api/files/1/address'] = () =>
      Response.json({ address: '/api/files/1/content?s', expiresAt: '' })
    answers['/api/files/1/content?s'] = () => answer('x')
    await downloadDocument('/api/files/1/address', 'a.pdf', { headers: { 'x-shop-code': 'dk' } })
    expect(asked.map(({ url }) => url)).toEqual(['/api/files/1/address', '/api/files/1/content?s'])
    expect(asked.every(({ headers }) => headers['x-shop-code'] === 'dk')).toBe(true)
  })
})

describe('file for display', () => {
  it('DL-04 comes as a data URL from the base path of the shop', async () => {
    answers['/en-gb/dk-shop/pictures/a.png'] = () =>
      answer(new Uint8Array([0, 255, 128]), { headers: { 'content-type': 'image/png' } })
    for (const [base, resource] of [
      ['/en-gb/dk-shop', 'pictures/a.png'],
      ['/en-gb/dk-shop/', '/pictures/a.png'],
    ] as const)
      expect(await readForDisplay(base, resource)).toBe('data:image/png;base64,AP+A')
  })

  it('DL-04 is the broken picture on any failure', async () => {
    answers['/en-gb/dk-shop/gone.png'] = () => answer('', { status: 404 })
    expect(await readForDisplay('/en-gb/dk-shop', 'gone.png')).toBe(brokenImagePath)
    expect(await readForDisplay('/en-gb/dk-shop', 'offline.png')).toBe(brokenImagePath)
  })
})

it('UPL-09 UPL-10 makes of a chosen file its base64 without prefix, name, type and length', async () => {
  const file = new File([new Uint8Array([0, 255, 128, 7])], 'IMG_1.HEIC')
  expect(await readAttachment(file)).toEqual({
    content: 'AP+ABw==',
    fileName: 'IMG_1.HEIC',
    contentType: 'image/heic',
    length: 4,
  })
  expect((await readAttachment(new File(['x'], 'a.png'))).contentType).toBe('')
  expect((await readAttachment(new File(['x'], 'a.png', { type: 'image/png' }))).contentType).toBe(
    'image/png',
  )
})
