import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { readCacheMark } from '../page-cache/cache-mark.ts'
import { makeEntry, type PageCache, type PageEntry } from '../page-cache/page-cache.ts'
import { makePageKey } from '../page-cache/page-key.ts'
import { askWeb, type WebAnswer } from './ask-web.ts'
import { hashScripts, pagePolicy } from './content-policy.ts'
import { pageHeaders, readVisitorCountry, type VisitorCountry } from './page-request.ts'
import { sendEntry } from './send-entry.ts'

type Made = { entry: PageEntry; status: number }

/**
 * A page that is the same for everybody of a treatment country. It is asked for without cookies, so that nothing personal
 * can be in it, and kept when the web process marks it public. Requests for one page at once are one question.
 */
export function answerPublicPages(services: Services, cache: PageCache) {
  const asking = new Map<string, Promise<Made>>()

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = readVisitorCountry(request, services)
    const key = makePageKey(request.url)
    // Next's own requests for parts of a page depend on headers of theirs. HEAD is answered as GET, its body left out.
    const isWhole = request.headers.rsc === undefined
    if (!isWhole || !key.isCacheable) {
      // Next checks its `_rsc` against its headers and redirects without it: its own requests go through as they came.
      const made = await make(isWhole ? key.url : request.url, request, visitor)
      return sendEntry(request, reply, made.entry, made.status)
    }
    const byCountry = `${key.url} ${visitor.country} ${visitor.state}`
    const known = cache.get(key.url) ?? cache.get(byCountry)
    if (known) return sendEntry(request, reply.header('x-cache', 'hit'), known)
    let question = asking.get(byCountry)
    if (!question) {
      question = make(key.url, request, visitor, byCountry).finally(() => asking.delete(byCountry))
      asking.set(byCountry, question)
    }
    const made = await question
    return sendEntry(request, reply.header('x-cache', 'miss'), made.entry, made.status)
  }

  async function make(
    url: string,
    request: FastifyRequest,
    visitor: VisitorCountry,
    keepAs?: string,
  ): Promise<Made> {
    const { config } = services
    const startedAt = cache.now()
    const headers = pageHeaders(request, { country: visitor, withCookies: false })
    const answer = await askWeb(config.webOrigin, url, 'GET', headers)
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const html = isHtml ? answer.body.toString('utf8') : ''
    const mark = readCacheMark((name) => answer.headers.get(name), html)
    const entry = makeEntry(answer.body, keptHeaders(answer, isHtml ? hashScripts(html) : null), mark.tags)
    if (keepAs && mark.isPublic && answer.status === 200) {
      entry.headers['cache-control'] =
        `${mark.variesByCountry ? 'private' : 'public'}, max-age=0, must-revalidate`
      cache.keep(mark.variesByCountry ? keepAs : url, entry, startedAt)
    }
    return { entry, status: answer.status }

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
      kept['content-security-policy'] = pagePolicy(hashes ?? [], config.isDevelopment)
      return kept
    }
  }
}
