import { afterEach, describe, expect, it, vi } from 'vitest'

const incoming = new Headers({
  cookie: 'kindred=secret',
  'x-treatment-country': 'US',
  'x-treatment-state': 'CA',
  'x-visitor-type': 'professional',
  'x-request-id': 'r1',
})
vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: async () => incoming }))
const { callPersonal, callPublic } = await import('./call-api.ts')

const sent: Headers[] = []
vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
  sent.push(new Headers(headers))
  return Response.json({})
})
afterEach(() => {
  sent.length = 0
})

describe('calls of a page', () => {
  it('see donors as the treatment country, its state and the visitors of the page do, whoever asks', async () => {
    await callPublic('usa')('/api/x')
    await callPersonal('usa')('/api/x')
    for (const headers of sent)
      expect([
        headers.get('x-shop-code'),
        headers.get('x-treatment-country'),
        headers.get('x-treatment-state'),
        headers.get('x-visitor-type'),
      ]).toEqual(['usa', 'US', 'CA', 'professional'])
    expect(sent).toHaveLength(2)
  })

  it('carry nothing personal where the answer is for everybody', async () => {
    await callPublic('usa')('/api/x')
    expect(sent[0]?.has('cookie')).toBe(false)
    await callPersonal('usa')('/api/x')
    expect(sent[1]?.get('cookie')).toBe('kindred=secret')
  })
})
