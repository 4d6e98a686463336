import { readLocale } from '@kindred/content/config/locales.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findLocation } from '../content/find-location.ts'
import { openPageCache } from '../content/page-cache.ts'
import { readTree } from '../content/read-tree.ts'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { listAddresses, listSpoken } from './list-addresses.ts'
import { printRobots } from './print-robots.ts'
import { printSitemap, printSitemapIndex } from './print-sitemap.ts'

/** What search engines ask a site first. Made from the published pages, so a publish is in it at once. */
export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  const { publicUrl } = services.config
  const { cache, close } = openPageCache(services)
  app.addHook('onClose', close)
  const schema = { hide: true }

  app.get('/robots.txt', { schema }, async (_request, reply) =>
    send(
      reply,
      'text/plain',
      printRobots(findLocation(services.reference(), {}, services.now()).robotsText, publicUrl),
    ),
  )

  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    const reference = services.reference()
    const text = await cache.get(`sitemaps ${reference.version}`, async () => {
      const tree = await readTree(services, cache)
      const filled = listSpoken(reference).filter(
        (locale) => listAddresses(reference, tree, locale).length > 0,
      )
      return { value: printSitemapIndex(publicUrl, filled), tags: ['tree'] }
    })
    return send(reply, 'application/xml', text)
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', { schema }, async (request, reply) => {
    const reference = services.reference()
    const name = /^([a-z]{2}-[a-z]{2})\.xml$/.exec(request.params.file)?.[1]
    const locale = name === undefined ? undefined : readLocale(name)
    if (!locale || !listSpoken(reference).includes(locale))
      return reply
        .code(404)
        .send(toErrorBody({ code: 'unknown-sitemap', message: 'There is no such sitemap.' }))
    const text = await cache.get(`sitemap ${locale} ${reference.version}`, async () => {
      const tree = await readTree(services, cache)
      return { value: printSitemap(publicUrl, listAddresses(reference, tree, locale)), tags: ['tree'] }
    })
    return send(reply, 'application/xml', text)
  })
}

const send = (reply: FastifyReply, type: string, text: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .send(text)
