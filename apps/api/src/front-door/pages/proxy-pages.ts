import replyFrom from '@fastify/reply-from'
import { watchChannel } from '@kindred/database/watch-channel'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { isApiPath } from '../api-paths.ts'
import { formLimit, strictLimit } from '../limit-rate.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { showErrorPage } from '../show-error-page.ts'
import { answerAssets } from './answer-asset.ts'
import { answerPublicPages } from './answer-public-page.ts'
import { classifyPage, findCanonical, splitUrl } from './classify-page.ts'
import { guardStaffSignIn, staffTokenCalls } from './guard-staff-sign-in.ts'
import { findPageMethods } from './page-methods.ts'
import { passPages } from './pass-page.ts'
import { redirectHome } from './redirect-home.ts'

/** Everything that is not a call is a page of the web process. */
export const pages: FastifyPluginAsync<{ services: Services; cache?: PageCache }> = async (
  app,
  { services, cache = new PageCache() },
) => {
  const { config, log } = services
  app.addHook('onClose', followPublishes(config.databaseUrl, cache))
  await app.register(replyFrom, {
    base: config.webOrigin,
    disableRequestLogging: true,
    undici: { connections: 64, bodyTimeout: 120_000, headersTimeout: 60_000 },
  })
  // Bodies (uploads of the editor, sign-in forms) pass through unread.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  redirectHome(app, services)
  guardStaffSignIn(app, services)

  const sendPublic = answerPublicPages(services, cache)
  const passThrough = passPages(services, sendWebDown)
  const sendAsset = answerAssets(config.webOrigin, config.isDevelopment)
  const limitForms = app.createRateLimit({ ...formLimit, allowList: [] })
  const isOverLimit = async (request: FastifyRequest) => {
    const count = await limitForms(request)
    return !count.isAllowed && count.isExceeded
  }
  for (const url of staffTokenCalls)
    app.post(
      url,
      { schema: { hide: true }, config: { rateLimit: { ...strictLimit, allowList: [] } } },
      async (request, reply) => passThrough(request, reply, true),
    )
  app.all('/*', { schema: { hide: true }, bodyLimit: 64 * 1024 * 1024 }, async (request, reply) => {
    if (isApiPath(request.url)) return reply.callNotFound()
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const canonical = isReading && request.headers.rsc === undefined ? findCanonical(request.url) : null
    if (canonical) return reply.header('cache-control', 'no-cache').redirect(canonical, 301)
    const [path] = splitUrl(request.url)
    const pageClass = classifyPage(path)
    const methods = config.isDevelopment ? null : findPageMethods(request, pageClass)
    if (methods && !methods.includes(request.method))
      return showErrorPage(reply.code(405).header('allow', methods.join(', ')), 'wrongMethod')
    if (pageClass === 'public' && !isReading && (await isOverLimit(request)))
      return showErrorPage(reply.code(429), 'tooMany')
    try {
      if (pageClass === 'asset' && isReading) return await sendAsset(request, reply)
      if (pageClass === 'public' && isReading && !isPreview(request)) return await sendPublic(request, reply)
    } catch (error) {
      log.warn({ err: error }, 'the web process does not answer')
      return sendWebDown(reply)
    }
    return passThrough(request, reply, pageClass === 'editor')
  })
}

/** Milliseconds in which changes of donors are gathered: a busy shop changes stock many times a second. */
const gathering = 50

/**
 * Drops pages as they are published, and those that show donors when stock or standing of one moves; after a lost
 * connection everything, since news may have been missed.
 */
function followPublishes(databaseUrl: string, cache: PageCache): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const channel = watchChannel(
    databaseUrl,
    ['pages_changed', 'donor_changed'],
    (name, payload) => {
      if (name === 'pages_changed') cache.drop(payload.split(','))
      else
        timer ??= setTimeout(() => {
          timer = undefined
          cache.drop(['donors'])
        }, gathering)
    },
    () => cache.clear(),
  )
  return async () => {
    clearTimeout(timer)
    await channel.close()
  }
}

/** An editor who looks at a draft; the cookie is Next's own and means nothing without its secret value. */
function isPreview(request: FastifyRequest): boolean {
  return request.cookies.__prerender_bypass !== undefined
}

function sendWebDown(reply: FastifyReply): FastifyReply {
  return showErrorPage(
    reply.code(503).header('retry-after', '3').header('cache-control', 'no-store'),
    'webDown',
  )
}
