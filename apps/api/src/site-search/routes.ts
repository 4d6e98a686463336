import { readLocale } from '@kindred/content/config/locales.ts'
import {
  countryParamSchema,
  errorBodySchema,
  guidSchema,
  languageParamSchema,
} from '@kindred/contracts/common'
import {
  siteSearchQuerySchema,
  siteSearchResultSchema,
  suggestionsSchema,
  suggestQuerySchema,
} from '@kindred/contracts/site-search'
import { defaultLocale, releaseTypes } from '@kindred/domain/vocabulary'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { openPageCache } from '../content/page-cache.ts'
import { readTree } from '../content/read-tree.ts'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'
import { chooseShop, findSearchPlace } from './find-place.ts'
import { searchSite } from './search-site.ts'
import { suggestPages } from './suggest-pages.ts'

const tags = ['site search']
const unknown = (reply: FastifyReply, what: string) =>
  reply.code(404).send(toErrorBody({ code: `unknown-${what}`, message: `There is no such ${what}.` }))

/** SRCH-01 to SRCH-08, SRCH-16: what the site says about something, and which donors. */
export const routes: FastifyPluginAsyncZod<{ services: Services; index: SearchIndex }> = async (
  app,
  { services, index },
) => {
  const { cache, close } = openPageCache(services)
  app.addHook('onClose', close)

  /** @param ofShop the shop of the path; without one it is that of the headers, or one that speaks the language */
  async function open(request: FastifyRequest, pageId: number, ofShop?: string) {
    const { context, principal } = request
    const locale = readLocale(context.language) ?? defaultLocale
    const shopCode = ofShop ?? chooseShop(services.reference(), context.shopCode, locale)
    const tree = await readTree(services, cache)
    const place = findSearchPlace(tree, { locale, shopCode, pageId })
    const market = {
      shopCode,
      treatmentCountry: context.treatmentCountry,
      treatmentState: context.treatmentState,
      customerType: principal.kind === 'customer' ? principal.clientType : place.visitorType,
    }
    return { tree, place, market }
  }

  app.get(
    '/api/cms/:language/search',
    {
      schema: {
        tags,
        summary: 'Pages and donors that have the words, in the shop of the headers',
        params: z.object({ language: languageParamSchema }),
        querystring: siteSearchQuerySchema,
        response: { 200: siteSearchResultSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      const { tree, place, market } = await open(request, request.query.pageId)
      return searchSite(services, index, tree, place, { ...request.query, market })
    },
  )

  app.get(
    '/api/cms/:language/:legalDepartmentId/:legalDepartmentGuid/:residentCountry/:treatmentCountry/search',
    {
      schema: {
        tags,
        summary: 'Pages of a shop, and its donors as the treatment country of the path sees them',
        params: z.object({
          language: languageParamSchema,
          legalDepartmentId: z.coerce.number().int(),
          legalDepartmentGuid: guidSchema,
          residentCountry: countryParamSchema,
          treatmentCountry: countryParamSchema,
        }),
        querystring: siteSearchQuerySchema.extend({
          shopName: z.string().max(20).optional(),
          /** The treatment country says which standards it takes; a narrower wish is a filter of the donor search. */
          standard: z.string().max(40).optional(),
          donorAnonymity: z.enum(releaseTypes).optional(),
        }),
        response: { 200: siteSearchResultSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const { shops, countries } = services.reference()
      const shop = [...shops.values()].find(
        ({ id, legalDepartmentId }) =>
          id === params.legalDepartmentGuid && legalDepartmentId === params.legalDepartmentId,
      )
      if (!shop || (query.shopName !== undefined && query.shopName !== shop.shopName))
        return unknown(reply, 'shop')
      if (!countries.has(params.treatmentCountry)) return unknown(reply, 'country')
      const { tree, place, market } = await open(request, query.pageId, shop.code)
      return searchSite(services, index, tree, place, {
        ...query,
        market: { ...market, treatmentCountry: params.treatmentCountry, treatmentState: '' },
        releaseType: query.donorAnonymity,
      })
    },
  )

  app.get(
    '/api/cms/:language/autosuggest',
    {
      schema: {
        tags,
        summary: 'Pages whose names go on as typed',
        params: z.object({ language: languageParamSchema }),
        querystring: suggestQuerySchema,
        response: { 200: suggestionsSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      const { tree, place } = await open(request, request.query.pageId)
      return suggestPages(services, tree, place, request.query)
    },
  )
}
