import { readLocale } from '@kindred/content/config/locales.ts'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import { postListSchema, relatedPostsSchema } from '@kindred/contracts/blog'
import { errorBodySchema, languageParamSchema, shopParamSchema, textSchema } from '@kindred/contracts/common'
import { clientTypes, type Locale } from '@kindred/domain/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { openPageCache } from '../content/page-cache.ts'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { findTag } from './find-tag.ts'
import { listPosts } from './list-posts.ts'
import { readPost } from './list-related.ts'
import { type Feed, makeJsonFeed, printRss } from './print-feed.ts'
import { type ShopPlace, showPosts } from './show-posts.ts'

const tags = ['blog']
const feedLength = 20
const pageParam = z.coerce.number().int().min(1).max(10_000)
const querystring = z.object({ visitorType: z.enum(clientTypes).default('private') })
const missing = (reply: FastifyReply, what: string) =>
  reply.code(404).send(toErrorBody({ code: `unknown-${what}`, message: `There is no such ${what}.` }))

/**
 * Posts of the blog. In the three calls `a` is the language (`en-gb`), the shop comes with the header `x-shop-code`, and
 * the last number counts pages of six posts from 1. Only what is published is ever read here.
 */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { cache, close } = openPageCache(services)
  app.addHook('onClose', close)

  const placeOf = (request: FastifyRequest, language: string, visitorType: ShopPlace['visitorType']) =>
    readPlace(services, request.context.shopCode, language, visitorType)

  app.get(
    '/api/cms/blogs/:a/all/:b',
    {
      schema: {
        tags,
        summary: 'Posts of a language `a`, page `b`, newest first',
        params: z.object({ a: languageParamSchema, b: pageParam }),
        querystring,
        response: { 200: postListSchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const place = placeOf(request, request.params.a, request.query.visitorType)
      const found = place && (await listPosts(services, cache, place, { page: request.params.b }))
      return found ?? missing(reply, 'page')
    },
  )

  app.get(
    '/api/cms/blogs/:a/tag/:b/:c',
    {
      schema: {
        tags,
        summary: 'Posts of a language `a` with the tag whose slug is `b`, page `c`, newest first',
        params: z.object({ a: languageParamSchema, b: textSchema(100), c: pageParam }),
        querystring,
        response: { 200: postListSchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { a, b, c } = request.params
      const place = placeOf(request, a, request.query.visitorType)
      const tag = place && (await findTag(services, cache, b, place.locale))
      if (!place || !tag) return missing(reply, 'tag')
      return (await listPosts(services, cache, place, { page: c, tagId: tag.id })) ?? missing(reply, 'page')
    },
  )

  app.get(
    '/api/cms/blogs/:a/:b/related',
    {
      schema: {
        tags,
        summary: 'The three posts nearest to the post whose epiId is `b`, in the language `a`',
        params: z.object({
          a: languageParamSchema,
          b: z.coerce
            .number()
            .int()
            .min(1)
            .max(2 ** 31),
        }),
        querystring,
        response: { 200: relatedPostsSchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const place = placeOf(request, request.params.a, request.query.visitorType)
      const found = place && (await readPost(services, cache, place, request.params.b))
      return found ? { posts: found.related } : missing(reply, 'post')
    },
  )

  const feedParams = z.object({ shop: shopParamSchema, language: languageParamSchema })
  const feedOf = async (shop: string, language: string, file: string): Promise<Feed | null> => {
    const place = readPlace(services, shop.replace(/-shop$/, ''), language, 'private')
    if (!place) return null
    const { posts, overviewUrl } = await showPosts(services, cache, place)
    const { publicUrl } = services.config
    const texts = (await loadTexts(place.locale)).blog
    const read = (key: string) =>
      typeof texts === 'object' && typeof texts[key] === 'string' ? texts[key] : ''
    return {
      title: read('feedTitle'),
      description: read('feedDescription'),
      homeUrl: publicUrl + (overviewUrl ?? '/'),
      feedUrl: `${publicUrl}/api/cms/blogs/feeds/${shop}/${language}/${file}`,
      language: place.locale,
      posts: posts.slice(0, feedLength),
      toUrl: (path) => publicUrl + path,
    }
  }

  app.get(
    '/api/cms/blogs/feeds/:shop/:language/rss.xml',
    {
      schema: {
        tags,
        summary: 'The newest posts of a shop and language as RSS 2.0',
        params: feedParams,
        response: { 200: z.string(), 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const feed = await feedOf(request.params.shop, request.params.language, 'rss.xml')
      if (!feed) return missing(reply, 'shop')
      reply.type('application/rss+xml; charset=utf-8').serializer((text: unknown) => String(text))
      return reply.send(printRss(feed))
    },
  )

  app.get(
    '/api/cms/blogs/feeds/:shop/:language/feed.json',
    {
      schema: {
        tags,
        summary: 'The newest posts of a shop and language as JSON Feed 1.1',
        params: feedParams,
        response: { 200: z.looseObject({ version: z.string() }), 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const feed = await feedOf(request.params.shop, request.params.language, 'feed.json')
      if (!feed) return missing(reply, 'shop')
      reply.type('application/feed+json; charset=utf-8')
      return makeJsonFeed(feed)
    },
  )
}

/** A shop has posts in its own languages only. */
function readPlace(
  services: Services,
  shopCode: string,
  language: string,
  visitorType: ShopPlace['visitorType'],
): ShopPlace | null {
  const shop = services.reference().shops.get(shopCode)
  const locale = readLocale(language) ?? shopLocale(shop?.languages, language)
  if (!shop || !locale || !shop.languages.some((one) => one.locale === locale)) return null
  return { area: 'shop', locale, shopCode: shop.code, visitorType, rest: [] }
}

/** A language of two letters is the shop’s locale of that language (RTE-07). */
function shopLocale(
  languages: readonly { locale: string }[] | undefined,
  language: string,
): Locale | undefined {
  return languages?.find(({ locale }) => locale.slice(0, 2) === language)?.locale as Locale | undefined
}
