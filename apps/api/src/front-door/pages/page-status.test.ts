import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPages, type Pages } from './testing/open-pages.ts'

const mark = (status: number | string) =>
  `<html><head><meta name="kindred-status" content="${status}"/></head><body>whole</body></html>`
const personal = '/en-gb/account'
const site = '/da-dk/dk-shop/private'
const thrown = '<html id="__next_error__"></html>'

let pages: Pages
let asked: { url: string; method: string; headers: IncomingHttpHeaders }[] = []
let finish: (() => void) | null = null
let failurePage: { status: number; body: string }

beforeEach(async () => {
  asked = []
  finish = null
  failurePage = { status: 200, body: mark(500) }
  pages = await openPages((request, response) => {
    const url = request.url ?? ''
    asked.push({ url, method: request.method ?? '', headers: request.headers })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const status = /marked-(\d+)/.exec(url)?.[1]
    if (url.endsWith('/server-error/')) response.writeHead(failurePage.status).end(failurePage.body)
    else if (url.includes('throws')) response.setHeader('set-cookie', 'a=b').writeHead(500).end(thrown)
    else if (url.includes('streamed')) streamPage(response)
    else if (url.includes('data')) response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
    else response.end(status ? mark(status) : '<html><head></head><body>page</body></html>')
  })
})
afterEach(() => pages.close())

function streamPage(response: ServerResponse) {
  response.write('<html><head><meta name="kindred-status" content="404"/></head><body>begin')
  finish = () => response.end(' end</body></html>')
}

const get: Pages['get'] = (url, headers) => pages.get(url, headers)

describe('the status of a page', () => {
  it.each([403, 404, 409, 500])(
    'RTE-24 RTE-25 is %i where a personal or public page says so',
    async (status) => {
      for (const path of [
        `${personal}/marked-${status}/`,
        `${site}/marked-${status}/`,
        `/staff/marked-${status}/`,
      ]) {
        const page = await get(path)
        expect([path, page.statusCode, page.body]).toEqual([path, status, mark(status)])
        expect(page.headers['cache-control']).toBe('private, no-store')
      }
    },
  )

  it('is what the web process says where the page says nothing, or something else', async () => {
    for (const path of [`${personal}/`, `${personal}/marked-302/`, `${site}/marked-200/`, '/staff/orders/'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200])
  })

  it('is the same for HEAD, without the page', async () => {
    const head = await pages.app.inject({ method: 'HEAD', url: `${personal}/marked-404/` })
    expect([head.statusCode, head.body]).toEqual([404, ''])
    expect(asked[0]?.method).toBe('GET')
  })

  it('is known before the rest of a long page is made', async () => {
    await pages.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = pages.app.server.address() as AddressInfo
    const page = await fetch(`http://127.0.0.1:${port}${personal}/streamed/`)
    expect(page.status).toBe(404)
    const reader = page.body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    expect(first).toContain('begin')
    finish?.()
    const rest = new TextDecoder().decode((await reader?.read())?.value)
    expect(rest).toContain('end')
  })
})

describe('a page that throws', () => {
  it.each([`${personal}/throws/`, `${site}/throws/`, '/staff/throws/'])(
    'PAGE-40 is answered with the whole server error page: %s',
    async (path) => {
      const page = await get(path, { cookie: 'next-auth.session-token=secret' })
      expect([page.statusCode, page.body]).toEqual([500, mark(500)])
      expect(page.headers['cache-control']).toBe('private, no-store')
      const failure = asked.at(-1)
      const locale = path.startsWith('/staff') ? 'en-gb' : path.split('/')[1]
      expect(failure?.url).toBe(`/${locale}/server-error/`)
      expect(failure?.headers['x-path']).toBe(path)
      expect(failure?.headers.cookie).toBeUndefined()
      if (path !== `${site}/throws/`)
        expect(page.headers['content-security-policy']).toContain(`'nonce-${failure?.headers['x-nonce']}'`)
    },
  )

  it('is answered with a page built in where that one throws too', async () => {
    failurePage = { status: 500, body: thrown }
    for (const path of [`${personal}/throws/`, `${site}/throws/`]) {
      const page = await get(path)
      expect(page.statusCode).toBe(500)
      expect(page.body).toContain('Something went wrong on our side')
      expect(page.body).toContain('noindex')
    }
  })

  it('leaves answers alone that are no pages, and the editor', async () => {
    expect((await get('/api/auth/data')).body).toBe('{}')
    expect((await get('/admin/throws')).body).toBe(thrown)
    expect(asked).toHaveLength(2)
  })
})
