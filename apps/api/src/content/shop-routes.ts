import {
  countryParamSchema,
  errorBodySchema,
  languageParamSchema,
  textSchema,
} from '@kindred/contracts/common'
import { clinicSchema, shopSchema } from '@kindred/contracts/location'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { defaultLanguage, toShop } from './list-shops.ts'
import { searchClinics } from './search-clinics.ts'
import { unknown } from './unknown.ts'

const tags = ['content']

/** Shops with their settings, switches and clinics: what staff keep and everybody may read. */
export async function shopRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { reference } = services

  app.get(
    '/api/cms/settings/shops/:shopName',
    {
      schema: {
        tags,
        summary: 'Settings of a shop by its name, such as dk-shop',
        params: z.object({ shopName: textSchema(20) }),
        response: { 200: shopSchema, 404: errorBodySchema },
      },
    },
    async ({ params }) => toShop(findShop(params.shopName)),
  )

  app.get(
    '/api/cms/settings/shopdefaultlanguage/:shop',
    {
      schema: {
        tags,
        summary: 'The default language of a shop',
        params: z.object({ shop: textSchema(20) }),
        response: { 200: z.object({ language: z.string() }), 404: errorBodySchema },
      },
    },
    async ({ params }) => ({ language: defaultLanguage(findShop(params.shop)) }),
  )

  app.get(
    '/api/cms/settings/featureflags',
    { schema: { tags, summary: 'Switches by name', response: { 200: z.record(z.string(), z.boolean()) } } },
    async () => ({ ...reference().featureFlags }),
  )

  app.get(
    '/api/cms/shop/shops',
    { schema: { tags, summary: 'All open shops', response: { 200: z.array(shopSchema) } } },
    async () => [...reference().shops.values()].map((shop) => toShop(shop)),
  )

  app.get(
    '/api/referenceclinics/:country/:language/search',
    {
      schema: {
        tags,
        summary: 'Reference clinics of a country by name, city or postal code',
        params: z.object({ country: countryParamSchema, language: languageParamSchema }),
        querystring: z.object({ q: textSchema(100).default('') }),
        response: { 200: z.array(clinicSchema), 404: errorBodySchema },
      },
    },
    async (request) => searchClinics(reference(), request.params.country, request.query.q),
  )

  /** By code or by name: `dk` or `dk-shop`. @throws HttpFailure 404 */
  function findShop(name: string) {
    const shop = reference().shops.get(name.replace(/-shop$/, ''))
    if (!shop) throw unknown('shop')
    return shop
  }
}
