import { readLocale } from '@kindred/content/config/locales.ts'
import type { CountryReference, ShopReference } from '@kindred/content/reference/reference.ts'
import {
  countryParamSchema,
  errorBodySchema,
  languageParamSchema,
  textSchema,
} from '@kindred/contracts/common'
import {
  countrySchema,
  reservedPaymentSchema,
  shopAccessSchema,
  shopSchema,
} from '@kindred/contracts/location'
import { donorKinds } from '@kindred/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpFailure } from '../front-door/http-failure.ts'
import type { Services } from '../services.ts'
import { describeReservedPayment } from './describe-reserved-payment.ts'
import { explainAccess } from './explain-access.ts'
import { listCountries, listShopsOfCountry } from './list-shops.ts'

const tags = ['content']
const countryAndShop = z.object({ country: countryParamSchema, shop: textSchema(20) })

/** Countries of treatment: which there are, who serves them, and what may be bought there. */
export async function countryRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { reference } = services

  app.get(
    '/api/cms/settings/countries',
    {
      schema: {
        tags,
        summary: 'Countries where somebody can be treated',
        querystring: z.object({ language: languageParamSchema.optional() }),
        response: { 200: z.array(countrySchema) },
      },
    },
    async (request) => listCountries(reference(), services.now(), readLocale(request.query.language ?? '')),
  )

  app.get(
    '/api/cms/settings/countries/:country/:language/shops',
    {
      schema: {
        tags,
        summary: 'Shops that serve a country, its default one first',
        params: z.object({ country: countryParamSchema, language: languageParamSchema }),
        response: { 200: z.array(shopSchema), 404: errorBodySchema },
      },
    },
    async ({ params }) => {
      const { code } = findCountry(params.country)
      return listShopsOfCountry(reference(), code, readLocale(params.language))
    },
  )

  app.get(
    '/api/cms/settings/countries/:country/allowedtoshop/:shop',
    {
      schema: {
        tags,
        summary: 'Whether customers of a country of treatment may buy in a shop today, and why not',
        params: countryAndShop,
        querystring: z.object({
          donorKind: z.enum(donorKinds).optional(),
          state: z
            .string()
            .regex(/^[\w-]{0,10}$/)
            .optional(),
        }),
        response: { 200: shopAccessSchema, 404: errorBodySchema },
      },
    },
    async ({ params, query }) =>
      explainAccess(services, findCountry(params.country), findShop(params.shop), query),
  )

  app.get(
    '/api/cms/settings/countries/reservedproductpaymentdata/:country/:shop',
    {
      schema: {
        tags,
        summary: 'What a private customer of a country pays a shop to keep straws reserved, and how',
        params: countryAndShop,
        response: { 200: reservedPaymentSchema, 404: errorBodySchema },
      },
    },
    async ({ params }) =>
      describeReservedPayment(reference(), findCountry(params.country), findShop(params.shop)),
  )

  /** @throws HttpFailure 404 */
  function findCountry(code: string): CountryReference {
    const country = reference().countries.get(code)
    if (!country)
      throw new HttpFailure(404, 'unknown-country', 'There is no such country.', { field: 'country' })
    return country
  }

  /** By code or by name: `dk` or `dk-shop`. @throws HttpFailure 404 */
  function findShop(name: string): ShopReference {
    const shop = reference().shops.get(name.replace(/-shop$/, ''))
    if (!shop) throw new HttpFailure(404, 'unknown-shop', 'There is no such shop.', { field: 'shop' })
    return shop
  }
}
