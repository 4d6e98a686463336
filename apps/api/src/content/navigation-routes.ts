import { readLocale } from '@kindred/content/config/locales.ts'
import {
  errorBodySchema,
  guidSchema,
  languageParamSchema,
  shopParamSchema,
  textSchema,
} from '@kindred/contracts/common'
import { menuItemSchema, navigationSchema } from '@kindred/contracts/content'
import { parsePath } from '@kindred/domain/location/path'
import { type ClientType, clientTypes } from '@kindred/domain/vocabulary'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { hasFacePlace } from '../face-matching/has-face-place.ts'
import { hasGeneticPlace } from '../genetic-matching/has-genetic-place.ts'
import type { Services } from '../services.ts'
import { findPage } from './find-in-tree.ts'
import { listAccountPages } from './list-account-pages.ts'
import { makeAccountMenu } from './make-account-menu.ts'
import { makeLeftMenu } from './make-left-menu.ts'
import { makeNavigation } from './make-navigation.ts'
import { pathOptions } from './path-options.ts'
import { readAskedLocale } from './read-asked-locale.ts'
import { readTree } from './read-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'
import { unknown } from './unknown.ts'

const tags = ['content']

/** Menus: of a shop, beside a page, of the account. */
export async function navigationRoutes(
  instance: FastifyInstance,
  services: Services,
  cache: TaggedCache,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  const menusOfShop = {
    tags,
    summary: 'Menus and footer of a shop',
    querystring: z.object({ path: textSchema(500).optional() }),
    response: { 200: navigationSchema, 404: errorBodySchema },
  }
  app.get(
    '/api/cms/:shop/:language/:visitorType/navigation',
    {
      schema: {
        ...menusOfShop,
        params: z.object({
          shop: shopParamSchema,
          language: languageParamSchema,
          visitorType: z.enum(clientTypes),
        }),
      },
    },
    async (request) => showNavigation(request, request.params.visitorType, request.query.path),
  )
  app.get(
    '/api/cms/:shop/:language/navigation',
    {
      schema: {
        ...menusOfShop,
        params: z.object({ shop: shopParamSchema, language: languageParamSchema }),
        querystring: z.object({
          path: textSchema(500).optional(),
          /** LAY-30: the start page of a kind of visitor, as the meta menu names it. */
          visitorTypePageGuid: guidSchema.optional(),
        }),
      },
    },
    async (request) => {
      const { path, visitorTypePageGuid: guid } = request.query
      const start = guid ? (await readTree(services, cache)).byId.get(guid) : undefined
      return showNavigation(request, start?.visitorTypes[0] ?? 'private', path)
    },
  )

  app.get(
    '/api/cms/navigation/leftmenu',
    {
      schema: {
        tags,
        summary: 'The menu beside the page at a path; empty where it has none',
        querystring: z.object({ path: textSchema(500) }),
        response: { 200: z.array(menuItemSchema), 404: errorBodySchema },
      },
    },
    async (request) => {
      const place = parsePath(request.query.path, pathOptions(services.reference()))
      const tree = await readTree(services, cache)
      const found = place && findPage(tree, place)
      if (!found) throw unknown('page')
      return makeLeftMenu(tree, found.node, place)
    },
  )

  app.get(
    '/api/cms/navigation/account/pages/:language',
    {
      schema: {
        tags,
        summary: 'Pages that editors made for the account',
        params: z.object({ language: languageParamSchema }),
        response: { 200: z.array(menuItemSchema) },
      },
    },
    async (request) =>
      listAccountPages(
        await readTree(services, cache),
        readLocale(request.params.language) ?? readAskedLocale(request),
      ),
  )

  app.get(
    '/api/cms/navigation/account/menu',
    {
      schema: {
        tags,
        summary: 'The menu of the account',
        querystring: z.object({ language: languageParamSchema.optional() }),
        response: { 200: z.array(menuItemSchema) },
      },
    },
    async (request) =>
      makeAccountMenu(
        readLocale(request.query.language ?? '') ?? readAskedLocale(request),
        request.principal,
        {
          hasFaceMatching: await hasFacePlace(request, services),
          hasGeneticMatching: await hasGeneticPlace(request, services),
        },
      ),
  )

  /** @throws HttpFailure 404 where there is no such shop */
  async function showNavigation(request: FastifyRequest, visitorType: ClientType, path: string | undefined) {
    const { shopCode } = request.context
    const asked = { shopCode, locale: readAskedLocale(request), visitorType, path: path ?? null }
    const navigation = await makeNavigation(services, cache, asked)
    if (!navigation) throw unknown('shop')
    return navigation
  }
}
