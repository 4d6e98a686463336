import type { IncomingHttpHeaders } from 'node:http'
import { blocksApartHeader } from '@kindred/contracts/content'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPages, type Pages } from './testing/open-pages.ts'

const publicPath = '/en-gb/dk-shop/private/about/'
const personalPath = '/en-gb/account/orders/'
const note =
  '<!--$!--><template data-dgst="1"></template><section class="k-block" data-broken-block="b-7">quote is broken</section><!--/$-->'
const cacheMark = '<html><head><meta name="kindred-cache" content="public" data-tags="page:1"></head>'

let pages: Pages
let asked: IncomingHttpHeaders[]
/** What the web process answers when it is asked with a header, or without. */
let answers: Record<string, string | undefined>

beforeEach(async () => {
  asked = []
  answers = { all: note, 'b-7': `${cacheMark}before${note}after` }
  pages = await openPages((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (request.url?.endsWith('/server-error/')) {
      response.end('<meta name="kindred-status" content="500"/>failed')
      return
    }
    asked.push(request.headers)
    const answer = answers[String(request.headers[blocksApartHeader] ?? 'plain')]
    response.writeHead(answer ? 200 : 500).end(answer ?? '<html id="__next_error__">')
  })
})
afterEach(() => pages.close())

const get = (url: string) => pages.get(url, { cookie: 'who=me', [blocksApartHeader]: 'b-7' })
const listAsked = () => asked.map((headers) => headers[blocksApartHeader])

it.each([publicPath, personalPath])(
  'BLK-21 a page that threw is asked for with its blocks apart, then with the failing one alone: %s',
  async (path) => {
    const page = await get(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toBe(answers['b-7'])
    // A visitor cannot ask so.
    expect(listAsked()).toEqual([undefined, 'all', 'b-7'])
    for (const { cookie } of asked) expect(cookie).toBe(path === personalPath ? 'who=me' : undefined)
    if (path === personalPath) {
      expect(page.headers['cache-control']).toBe('private, no-store')
      const nonces = asked.map((headers) => headers['x-nonce'])
      expect(page.headers['content-security-policy']).toContain(`'nonce-${nonces[2]}'`)
      expect(new Set(nonces).size).toBe(1)
    }
  },
)

it('BLK-21 keeps such a page like any other', async () => {
  await get(publicPath)
  expect((await get(publicPath)).headers['x-cache']).toBe('hit')
  expect(asked).toHaveLength(3)
})

it('says that we failed where the blocks are not to blame, or something was sent', async () => {
  answers = {}
  for (const path of [publicPath, personalPath]) {
    const page = await get(path)
    expect([page.statusCode, page.body]).toEqual([500, expect.stringContaining('failed')])
  }
  expect(listAsked()).toEqual([undefined, 'all', undefined, 'all'])
})

it('sends nothing twice', async () => {
  const page = await pages.app.inject({ method: 'POST', url: personalPath, payload: {} })
  expect(page.statusCode).toBe(500)
  expect(listAsked()).toEqual([undefined])
})

it('shows the page as it always is where it went well the second time', async () => {
  answers.all = 'no note'
  answers[''] = 'whole'
  expect((await get(publicPath)).body).toBe('whole')
})
