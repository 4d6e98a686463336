import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { readPageStatus } from '../page-cache/cache-mark.ts'
import { permissionsPolicy } from '../security-headers.ts'
import { showErrorPage } from '../show-error-page.ts'
import { askFailurePage, hasThrown, isHtml } from './ask-failure-page.ts'
import { askWeb } from './ask-web.ts'
import { askWithBlocksApart } from './ask-with-blocks-apart.ts'
import { splitUrl } from './classify-page.ts'
import { editorPolicy, listSinks, pagePolicy } from './content-policy.ts'
import { pageHeaders, readVisitorCountry } from './page-request.ts'
import { readHead } from './read-head.ts'
import { sendCompressed } from './send-compressed.ts'

/** The page where a face is registered. */
const takesPhoto = /^\/[a-z-]+\/account\/face-matching\/$/

/**
 * Personal pages and the editor: cookies go along, a nonce for this answer alone, nothing is kept. A page goes out as it is
 * made, once its head has said which status it has.
 */
export function passPages(services: Services, sendDown: (reply: FastifyReply) => void) {
  const { config, log } = services
  return (request: FastifyRequest, reply: FastifyReply, isEditor: boolean): FastifyReply => {
    const nonce = randomBytes(16).toString('base64')
    const policy = isEditor
      ? editorPolicy
      : pagePolicy(
          [`'nonce-${nonce}'`],
          config.isDevelopment,
          [],
          listSinks(config.appInsightsConnectionString),
        )
    const country = readVisitorCountry(request, services)
    const own = { country, ...(isEditor ? {} : { nonce, policy }) }
    const [path, query = ''] = splitUrl(request.url)
    return reply.from(path, {
      // Apart from the path: dots and encodings in it are values, not steps.
      queryString: () => query,
      // A page says its status in its head, which HEAD does not bring.
      ...(request.method === 'HEAD' && !isEditor ? { method: 'GET' } : {}),
      rewriteRequestHeaders: (_request, headers) => ({
        ...pageHeaders(request, { ...own, withCookies: true }),
        // As it is for uploads; reply-from has set both to fit the body.
        ...(headers['content-length'] ? { 'content-length': headers['content-length'] } : {}),
        host: headers.host as string,
        'accept-encoding': 'identity',
      }),
      rewriteHeaders: (headers) => {
        const { 'x-kindred-cache': _c, 'x-kindred-tags': _t, 'x-kindred-vary': _v, ...kept } = headers
        const isFile = /max-age=[1-9]/.test(String(kept['cache-control'] ?? '')) && !kept['set-cookie']
        return {
          ...kept,
          'cache-control': isFile ? kept['cache-control'] : 'private, no-store',
          'content-security-policy': policy,
          'x-frame-options': 'SAMEORIGIN',
          'permissions-policy': permissionsPolicy({ camera: takesPhoto.test(path) }),
        }
      },
      onResponse: (_request, _reply, answer) => {
        const stream = answer.stream as unknown as Readable
        if (isEditor) return sendCompressed(request, reply, stream)
        sendPage(stream).catch((error: unknown) => {
          log.warn({ err: error }, 'the web process stopped in the middle of a page')
          sendDown(reply)
        })
      },
      onError: (_reply, { error }) => {
        log.warn({ err: error }, 'the web process does not answer')
        sendDown(reply)
      },
    })

    async function sendPage(stream: Readable): Promise<void> {
      const type = String(reply.getHeader('content-type') ?? '')
      if (hasThrown(reply.statusCode, type)) {
        stream.resume()
        log.error({ path, requestId: request.id }, 'a page threw while it was made')
        const { body, status } = (await askAgain()) ?? (await askForFailurePage())
        reply.removeHeader('content-length').code(status).type('text/html; charset=utf-8').send(body)
      } else if (isUnreadForm(request, reply.statusCode, type)) {
        stream.resume()
        log.warn({ path, status: reply.statusCode, requestId: request.id }, 'a form could not be read')
        reply.removeHeader('content-length')
        showErrorPage(reply.code(400), 'badForm')
      } else if (reply.statusCode === 200 && isHtml(type)) {
        const { head, whole } = await readHead(stream)
        sendCompressed(request, reply.code(readPageStatus(head) ?? 200), whole)
      } else sendCompressed(request, reply, stream)
    }

    async function askForFailurePage() {
      const headers = pageHeaders(request, { ...own, withCookies: false })
      const { body } = await askFailurePage(config.webOrigin, request, headers)
      return { body, status: 500 }
    }

    /** What was sent with the request is gone with the first answer: only what is read is asked for again. */
    async function askAgain() {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const headers = pageHeaders(request, { ...own, withCookies: true })
      const answer = await askWithBlocksApart((more) =>
        askWeb(config.webOrigin, request.url, 'GET', { ...headers, ...more }),
      )
      return (
        answer && { body: answer.body, status: readPageStatus(answer.body.toString('utf8')) ?? answer.status }
      )
    }
  }
}

/** A form that Next could not take apart, or that is of another page: it says so in a line of plain text, 500 or 400. */
function isUnreadForm({ method, headers }: FastifyRequest, status: number, type: string): boolean {
  const isSentByScript = headers['next-action'] !== undefined
  return method === 'POST' && !isSentByScript && (status === 400 || status === 500) && !isHtml(type)
}
