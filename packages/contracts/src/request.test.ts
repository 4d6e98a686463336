import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError, type CallHabits, makeSend, retryDelayMs } from './request.ts'
import { findBase } from './service-bases.ts'

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** Answers one after the other; the last one again and again. */
function answering(...answers: (() => Response)[]) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (!next) throw new Error('nothing to answer')
    return next()
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const silence = () => {
  throw new TypeError('fetch failed')
}
const send = (habits?: CallHabits, common = {}) => makeSend('http://api', () => common, habits)
const sent = (fetched: ReturnType<typeof answering>, n = 0) => ({
  url: fetched.mock.calls[n]?.[0],
  method: fetched.mock.calls[n]?.[1].method,
  body: fetched.mock.calls[n]?.[1].body,
  headers: fetched.mock.calls[n]?.[1].headers as Record<string, string>,
})
afterEach(() => vi.unstubAllGlobals())

describe('the request helper', () => {
  it('API-02 puts the headers of every call beside the call’s own', async () => {
    const fetched = answering(() => json(200, {}))
    const common = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK', 'x-donation-country': 'DK' }
    await send({}, common)('/api/orders', { headers: { 'idempotency-key': 'k' } })
    expect(sent(fetched).headers).toMatchObject({ ...common, 'idempotency-key': 'k' })
  })

  it('API-03 API-04 API-05 chooses the service by the path', () => {
    const bases = { bff: 'https://bff', content: 'https://content', donors: 'https://donors' }
    expect(findBase('/api/cms/pages/', bases)).toBe('https://content')
    expect(findBase('api/cms/pages', bases)).toBe('https://content')
    expect(findBase('/api/donors/K1', bases)).toBe('https://donors')
    expect(findBase('/api/facematching', bases)).toBe('https://donors')
    expect(findBase('/api/commerce/basket', bases)).toBe('https://bff')
    // A call that only begins alike is another one.
    expect(findBase('/api/donorcalendar/DK', bases)).toBe('https://bff')
  })

  it('API-06 falls back to the service behind the pages where another is not named', () => {
    const paths = [
      '/api/cms/x',
      '/api/users/x',
      '/api/pregnancies/x',
      '/api/payments/x',
      '/api/donors/x',
      '/media/x',
    ]
    for (const path of paths) expect(findBase(path, { bff: 'https://bff' })).toBe('https://bff')
    const bases = {
      bff: 'b',
      content: 'c',
      user: 'u',
      pregnancies: 'p',
      payment: 'y',
      donors: 'd',
      media: 'm',
    }
    expect(paths.map((path) => findBase(path, bases))).toEqual(['c', 'u', 'p', 'y', 'd', 'm'])
  })

  it('API-07 gives nothing for 204', async () => {
    answering(() => new Response(null, { status: 204 }))
    expect(await send()('/api/x')).toBeUndefined()
  })

  it('API-08 reads JSON and text by the type of the answer', async () => {
    answering(() => json(200, { a: 1 }))
    expect(await send()('/api/x')).toEqual({ a: 1 })
    answering(() => new Response('{"a":1}', { headers: { 'content-type': 'text/plain' } }))
    expect(await send()('/api/x')).toBe('{"a":1}')
    answering(() => new Response('{"type":"x"}', { headers: { 'content-type': 'application/problem+json' } }))
    expect(await send()('/api/x')).toEqual({ type: 'x' })
  })

  it('API-09 puts parameters into the address and the body out as JSON', async () => {
    const fetched = answering(() => json(200, {}))
    await send()('/api/x', { method: 'POST', query: { q: 'a b', page: 2, none: undefined }, body: { a: 1 } })
    expect(sent(fetched)).toMatchObject({ url: 'http://api/api/x?q=a+b&page=2', body: '{"a":1}' })
  })

  it('API-19 names the type of a body by call and method', async () => {
    const fetched = answering(() => json(200, {}))
    await send()('/api/users/u/settings', { method: 'POST', body: {} })
    await send()('/api/users/u/settings', { method: 'PUT', body: {} })
    await send()('/api/commerce/x', { method: 'PUT', body: {} })
    await send()('/api/commerce/x', { method: 'DELETE', body: { a: 1 } })
    expect([0, 1, 2, 3].map((n) => sent(fetched, n).headers['content-type'])).toEqual([
      'application/json-patch+json;odata.metadata=minimal;odata.streaming=true',
      'application/json-patch+json',
      'application/json',
      undefined,
    ])
    expect(sent(fetched, 3).body).toBeUndefined()
  })

  it('API-19 sends a file as it is, with its own type', async () => {
    const fetched = answering(() => json(200, {}))
    const body = new Blob(['<xliff/>'], { type: 'application/xliff+xml' })
    await send()('/cms-api/pages/1/xliff', { method: 'POST', body })
    expect(sent(fetched).body).toBe(body)
    expect(sent(fetched).headers['content-type']).toBe('application/xliff+xml')
  })

  it('takes no cookie and no address along to somebody else', async () => {
    const fetched = answering(() => json(200, {}))
    await send()('/v2/track', { method: 'POST', body: new Blob(['{}']), isAnonymous: true })
    await send()('/api/x')
    expect(fetched.mock.calls.map(([, init]) => [init?.credentials, init?.referrerPolicy])).toEqual([
      ['omit', 'no-referrer'],
      [undefined, undefined],
    ])
  })

  it('API-12 tries a GET three times more, after 1, 2 and 4 seconds', async () => {
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    const fetched = answering(
      silence,
      () => json(503, {}),
      () => json(504, {}),
      () => json(200, { ok: 1 }),
    )
    expect(await send({ wait })('/api/x')).toEqual({ ok: 1 })
    expect(fetched).toHaveBeenCalledTimes(4)
    expect(waits).toEqual([1000, 2000, 4000])
    expect([4, 5, 6].map(retryDelayMs)).toEqual([16_000, 30_000, 30_000])
  })

  it('API-12 gives up after the third retry, and does not repeat what may have been done', async () => {
    const wait = async () => undefined
    const fetched = answering(() => json(503, {}))
    await expect(send({ wait })('/api/x')).rejects.toThrow(CallError)
    expect(fetched).toHaveBeenCalledTimes(4)
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const once = answering(() => json(503, {}))
      await expect(send({ wait })('/api/x', { method })).rejects.toThrow(CallError)
      expect(once).toHaveBeenCalledTimes(1)
    }
    // A refusal stays one however often it is asked.
    const refused = answering(() => json(422, {}))
    await expect(send({ wait })('/api/x')).rejects.toThrow(CallError)
    expect(refused).toHaveBeenCalledTimes(1)
  })

  it('API-12 does not go on for a page that is no longer there', async () => {
    const stop = new AbortController()
    const fetched = answering(silence)
    const wait = async () => stop.abort()
    await expect(send({ wait })('/api/x', { signal: stop.signal })).rejects.toThrow('fetch failed')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('API-13 API-15 tells the log status, address and body, and throws status, data, response and message', async () => {
    answering(() => json(422, { errors: [{ code: 'sold-out', message: 'Gone.' }] }))
    const report = vi.fn()
    const error = await send({ report })('/api/x').catch((thrown: CallError) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ status: 422, errors: [{ code: 'sold-out' }], message: '422 from /' })
    expect((error as CallError).response).toBeInstanceOf(Response)
    const data = { errors: [{ code: 'sold-out', message: 'Gone.' }] }
    expect(report).toHaveBeenCalledExactlyOnceWith({
      method: 'GET',
      path: '/api/x',
      url: 'http://api/api/x',
      status: 422,
      data,
    })
  })

  it('API-14 logs 409 and hands it on', async () => {
    answering(() => json(409, { errors: [] }))
    const report = vi.fn()
    expect(await send({ report })('/api/users/u/settings', { method: 'POST', body: {} })).toEqual({
      errors: [],
    })
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 409 }))
  })

  it('API-17 knows what each status means for the caller', async () => {
    for (const status of [200, 201, 409]) {
      answering(() => json(status, { status }))
      expect(await send()('/api/x'), String(status)).toEqual({ status })
    }
    for (const status of [301, 302, 400, 401, 404, 408, 422, 429, 500, 504]) {
      answering(() => json(status, {}))
      await expect(send()('/api/x'), String(status)).rejects.toMatchObject({ status })
    }
  })

  it('SES-18 says of a 401 which call it was', async () => {
    answering(() => json(401, {}))
    const onUnauthorised = vi.fn()
    await expect(send({ onUnauthorised })('/api/users/u')).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('/api/users/u')
  })

  it('ERR-01 hears of maintenance from the header of any answer', async () => {
    const onMaintenance = vi.fn()
    answering(() => json(200, {}, { redirect: '/down' }))
    await send({ onMaintenance })('/api/x')
    answering(() => json(503, {}, { redirect: '/down' }))
    await send({ onMaintenance })('/api/x').catch(() => undefined)
    expect(onMaintenance).toHaveBeenCalledTimes(2)
  })

  it('ERR-02 says that JSON could not be read', async () => {
    answering(() => new Response('{', { headers: { 'content-type': 'application/json' } }))
    await expect(send()('/api/x')).rejects.toThrow('Could not parse JSON')
  })
})
