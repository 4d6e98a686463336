import { expect, it, vi } from 'vitest'
import { fetchVideoThumbnail } from './video-thumbnail.ts'

const jpeg = () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } })
const none = () => new Response('', { status: 404 })

it('BLK-40 asks for the largest thumbnail first', async () => {
  const ask = vi.fn(async (_url: string) => jpeg())
  expect(String(await fetchVideoThumbnail('aqz-KE-bpKQ', ask as never))).toBe('picture')
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg'])
})

it('BLK-40 falls back to the high-quality one', async () => {
  const ask = vi.fn(async (url: string) => (url.includes('maxres') ? none() : jpeg()))
  expect(String(await fetchVideoThumbnail('aqz-KE-bpKQ', ask as never))).toBe('picture')
  expect(ask.mock.calls[1]?.[0]).toBe('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg')
})

it('BLK-40 has none where the host has none, answers something else or is away', async () => {
  const answers = [
    none,
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    () => {
      throw new Error('away')
    },
  ]
  for (const answer of answers)
    expect(await fetchVideoThumbnail('aqz-KE-bpKQ', (async () => answer()) as never)).toBeNull()
  const ask = vi.fn()
  expect(await fetchVideoThumbnail('../../etc/x', ask)).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})
