import { matchLocale } from '@kindred/domain/location/match-locale'
import { defaultLocale } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import { readPageStatus } from '../page-cache/cache-mark.ts'
import { printErrorPage } from '../show-error-page.ts'
import { askWeb, type WebAnswer } from './ask-web.ts'

/**
 * The page that says we failed (PAGE-40), asked of the web process when another page threw while it was made: what Next
 * answers then is empty without scripts. In the language of the path that was asked for; it is the same for everybody.
 *
 * @param headers as for the page itself, without cookies
 * @returns a page built into this process where this one cannot be had either
 */
export async function askFailurePage(
  webOrigin: string,
  request: FastifyRequest,
  headers: Record<string, string>,
): Promise<WebAnswer> {
  const locale = matchLocale(request.url.split(/[/?]/)[1] ?? '') ?? defaultLocale
  try {
    const answer = await askWeb(webOrigin, `/${locale.toLowerCase()}/server-error/`, 'GET', headers)
    if (readPageStatus(answer.body.toString('utf8')) === 500) return answer
  } catch {
    // Said by the page built in.
  }
  return {
    status: 500,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    body: Buffer.from(printErrorPage('failed')),
  }
}

/** A page that threw: our own failures are whole pages, answered 200 with a mark. */
export function hasThrown(status: number, contentType: string | null | undefined): boolean {
  return status >= 500 && isHtml(contentType)
}

export function isHtml(contentType: string | null | undefined): boolean {
  return contentType?.startsWith('text/html') ?? false
}
