import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Services } from '../../services.ts'
import { readCacheMark, readPageStatus } from '../page-cache/cache-mark.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { makeEntry, type PageEntry } from '../page-cache/page-entry.ts'
import { makePageKey } from '../page-cache/page-key.ts'
import { askFailurePage, hasThrown, isHtml } from './ask-failure-page.ts'
import { askWeb, type WebAnswer } from './ask-web.ts'
import { askWithBlocksApart } from './ask-with-blocks-apart.ts'
import { splitUrl } from './classify-page.ts'
import { hashScripts, listSinks, pagePolicy, readScriptOrigins } from './content-policy.ts'
import { holdScripts } from './hold-scripts.ts'
import { pageHeaders, readVisitorCountry, type VisitorCountry } from './page-request.ts'
import { sendEntry } from './send-entry.ts'

type Made = { entry: PageEntry; status: number }

/**
 * A page that is the same for everybody of a treatment country. It is asked for without cookies, so that nothing personal
 * can be in it, and kept when the web process marks it public. Requests for one page at once are one question.
 */
export function answerPublicPages(services: Services, cache: PageCache) {
  const asking = new Map<string, Promise<Made>>()
  /** By path: the names of the query that the page there reads, as it said when it was last made. */
  const readNames = new LRUCache<string, readonly string[]>({ max: 20_000 })

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = readVisitorCountry(request, services)
    const [path] = splitUrl(request.url)
    const key = makePageKey(request.url, readNames.get(path))
    // Next's own requests for parts of a page depend on headers of theirs. HEAD is answered as GET, its body left out.
    const isWhole = request.headers.rsc === undefined
    // A page of the development server belongs to the one request that made it: its scripts wait for that one's stream.
    if (!isWhole || !key.isCacheable || services.config.isDevelopment) {
      // Next checks its `_rsc` against its headers and redirects without it: its own requests go through as they came.
      const made = await make(isWhole ? key.url : request.url, request, visitor)
      return sendEntry(request, reply, made.entry, made.status)
    }
    const keepAs = (url: string) => `${url} ${visitor.country} ${visitor.state}`
    const byCountry = keepAs(key.url)
    const known = cache.get(key.url) ?? cache.get(byCountry)
    if (known) return sendEntry(request, reply.header('x-cache', 'hit'), known)
    let question = asking.get(byCountry)
    if (!question) {
      question = make(key.url, request, visitor, keepAs).finally(() => asking.delete(byCountry))
      asking.set(byCountry, question)
    }
    const made = await question
    return sendEntry(request, reply.header('x-cache', 'miss'), made.entry, made.status)
  }

  async function make(
    url: string,
    request: FastifyRequest,
    visitor: VisitorCountry,
    keepAs?: (url: string) => string,
  ): Promise<Made> {
    const { config } = services
    const startedAt = cache.now()
    const headers = pageHeaders(request, { country: visitor, withCookies: false })
    let answer = await askWeb(config.webOrigin, url, 'GET', headers)
    if (hasThrown(answer.status, answer.headers.get('content-type'))) {
      services.log.error({ path: splitUrl(url)[0], requestId: request.id }, 'a page threw while it was made')
      const askAgain = (more: Record<string, string>) =>
        askWeb(config.webOrigin, url, 'GET', { ...headers, ...more })
      answer =
        (await askWithBlocksApart(askAgain)) ?? (await askFailurePage(config.webOrigin, request, headers))
    }
    const isPage = isHtml(answer.headers.get('content-type'))
    const html = isPage ? holdScripts(answer.body.toString('utf8')) : ''
    const mark = readCacheMark((name) => answer.headers.get(name), html)
    const status = (answer.status === 200 ? readPageStatus(html) : null) ?? answer.status
    const body = isPage ? Buffer.from(html) : answer.body
    const entry = await makeEntry(body, keptHeaders(answer, isPage ? hashScripts(html) : null), mark.tags)
    if (keepAs && mark.isPublic && status === 200) {
      readNames.set(splitUrl(url)[0], mark.queryNames)
      const { url: keptUrl } = makePageKey(url, mark.queryNames)
      entry.headers['cache-control'] =
        `${mark.variesByCountry ? 'private' : 'public'}, max-age=0, must-revalidate`
      cache.keep(mark.variesByCountry ? keepAs(keptUrl) : keptUrl, entry, startedAt)
    }
    return { entry, status }

    function keptHeaders(from: WebAnswer, hashes: string[] | null): Record<string, string> {
      const kept: Record<string, string> = {
        'cache-control': 'private, no-store',
        'x-frame-options': 'SAMEORIGIN',
      }
      // Never a cookie: these answers may be shared.
      for (const name of [
        'content-type',
        'location',
        'link',
        'x-robots-tag',
        'content-language',
        'content-disposition',
      ]) {
        const value = from.headers.get(name)
        if (value !== null) kept[name] = value
      }
      const isFile =
        hashes === null && from.status === 200 && from.headers.get('cache-control')?.includes('max-age')
      if (isFile) kept['cache-control'] = from.headers.get('cache-control') as string
      kept['content-security-policy'] = pagePolicy(
        hashes ?? [],
        config.isDevelopment,
        readScriptOrigins(html),
        listSinks(config.appInsightsConnectionString),
      )
      return kept
    }
  }
}
