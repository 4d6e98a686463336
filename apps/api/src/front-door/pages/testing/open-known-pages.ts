import type { IncomingHttpHeaders } from 'node:http'
import { PageCache } from '../../page-cache/page-cache.ts'
import { openPages } from './open-pages.ts'

export const site = '/en-gb/dk-shop/private'

const meta = (attributes: string) => `<html><head><meta name="kindred-cache" ${attributes}></head>`
export const bodies: Record<string, string> = {
  [`${site}/`]: `${meta('content="public" data-tags="page:1,navigation"')}<script>let a=1</script><script src="/x.js"></script>${'text '.repeat(400)}`,
  [`${site}/donor/`]: meta('content="public" data-tags="page:2" data-vary="treatment-country"'),
  '/en-gb/dk-shop/professional/donor/': meta(
    'content="public" data-tags="page:2" data-vary="treatment-country"',
  ),
  [`${site}/unmarked/`]: '<html>',
  [`${site}/news/`]: meta('content="public" data-tags="page:4" data-query="page"'),
  [`${site}/gone/`]: `${meta('content="public" data-tags="page:5"')}<meta name="kindred-status" content="404"/>whole`,
  [`${site}/broken/`]: `<meta content="500" name="kindred-status">${meta('content="public" data-tags="page:5"')}`,
  [`${site}/odd/`]: '<meta name="kindred-status" content="302">',
}

type Asked = { url: string; headers: IncomingHttpHeaders; body: string }

/** Pages of every kind behind the front door, with what the web process was asked for. */
export async function openKnownPages() {
  const web = { asked: [] as Asked[], time: 10_000, release: null as (() => void) | null }
  const cache = new PageCache(() => web.time)
  const pages = await openPages(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    web.asked.push({ url: request.url ?? '', headers: request.headers, body })
    const path = request.url?.split('?')[0] ?? ''
    if (path.includes('slow'))
      await new Promise<void>((resolve) => {
        web.release = resolve
      })
    response.setHeader('set-cookie', 'who=me')
    response.setHeader('x-kindred-internal', '1')
    const known = bodies[path]
    if (path.includes('unread-form')) response.writeHead(500).end('Internal Server Error')
    else if (path.startsWith('/_next/static/'))
      response.setHeader('content-type', 'text/javascript').end('let chunk = 1;'.repeat(200))
    else if (known === undefined && path.includes('missing'))
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html>not found')
    else
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(known ?? `${meta('content="public" data-tags="page:3"')}${body}`)
  }, cache)
  return Object.assign(web, { ...pages, cache })
}

export type KnownPages = Awaited<ReturnType<typeof openKnownPages>>

/** The cookie of a visitor who is treated there, beside one that no page may see. */
export const location = (country: string) => ({
  cookie: `Location_settings_data=${encodeURIComponent(JSON.stringify({ country, shopCode: 'usa' }))}; next-auth.session-token=secret`,
})
