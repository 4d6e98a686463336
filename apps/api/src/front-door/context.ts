import type { Reference } from '@kindred/content/reference/reference.ts'
import { type ClientType, clientTypes, isOneOf, locales } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { isApiPath } from './api-paths.ts'
import { HttpFailure } from './http-failure.ts'
import type { RequestContext } from './request-types.ts'

type Asked = {
  params: { shop?: string; language?: string; country?: string }
  headers: Record<string, string | string[] | undefined>
  isTreatmentCountry: boolean
}

/**
 * Reads shop, language, treatment country and visitor type of a call. A path beats a header; where both name something different the
 * request is wrong and is told so (decisions: path parameters). An unknown shop or language in a path is not found,
 * never guessed.
 * @throws HttpFailure 400 or 404
 */
export function readContext(
  { params, headers, isTreatmentCountry }: Asked,
  reference: Reference,
): RequestContext {
  const headerShop = read(headers, 'x-shop-code')?.replace(/-shop$/, '')
  const pathShop = params.shop?.replace(/-shop$/, '')
  if (pathShop !== undefined && !reference.shops.has(pathShop))
    throw new HttpFailure(404, 'unknown-shop', 'There is no such shop.', { field: 'shop' })
  if (headerShop !== undefined && !reference.shops.has(headerShop))
    throw new HttpFailure(400, 'unknown-shop', 'There is no such shop.', { field: 'x-shop-code' })
  if (pathShop !== undefined && headerShop !== undefined && pathShop !== headerShop)
    throw new HttpFailure(400, 'contradiction', 'Path and header name different shops.', {
      field: 'x-shop-code',
    })

  const country = readCountry(read(headers, 'x-treatment-country'), 'x-treatment-country', reference)
  const pathCountry = isTreatmentCountry ? readCountry(params.country, 'country', reference) : null
  if (country && pathCountry && country !== pathCountry)
    throw new HttpFailure(400, 'contradiction', 'Path and header name different treatment countries.', {
      field: 'x-treatment-country',
    })

  const shopCode = pathShop ?? headerShop ?? findDefaultShop(reference)
  const treatmentCountry = pathCountry ?? country
  return {
    shopCode,
    language: readLanguage(params.language, shopCode, reference),
    treatmentCountry,
    treatmentState: readState(read(headers, 'x-treatment-state'), treatmentCountry, reference),
    visitorType: readVisitorType(read(headers, 'x-visitor-type')),
  }
}

/** Sets `request.context` on calls. */
export const contextPlugin = fp<{ services: Services }>(
  async (app, { services }) => {
    app.decorateRequest('context')
    app.addHook('onRequest', async (request: FastifyRequest) => {
      if (request.is404 || !isApiPath(request.url)) return
      request.context = readContext(
        {
          params: (request.params ?? {}) as Asked['params'],
          headers: request.headers,
          isTreatmentCountry: request.routeOptions.config.isTreatmentCountry === true,
        },
        services.reference(),
      )
    })
  },
  { name: 'context' },
)

function read(headers: Asked['headers'], name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** ISO 3166 leaves `ZZ` to its users; here it stands in a path for "not chosen yet". */
const notChosen = 'ZZ'

function readCountry(value: string | undefined, field: string, reference: Reference): string | null {
  if (value === undefined || value === notChosen) return null
  if (reference.countries.has(value)) return value
  throw new HttpFailure(field === 'country' ? 404 : 400, 'unknown-country', 'There is no such country.', {
    field,
  })
}

/** A state means something in its own country only: quotas are counted by it, so a made-up one would open new ones. */
function readState(value: string | undefined, country: string | null, reference: Reference): string {
  if (value === undefined) return ''
  const states = country === null ? [] : (reference.countries.get(country)?.states ?? [])
  if (states.some(({ code }) => code === value)) return value
  throw new HttpFailure(400, 'unknown-state', 'The country of treatment has no such state.', {
    field: 'x-treatment-state',
  })
}

function readVisitorType(value: string | undefined): ClientType | null {
  if (value === undefined || isOneOf(clientTypes, value)) return value ?? null
  throw new HttpFailure(400, 'unknown-visitor-type', 'A visitor is private or professional.', {
    field: 'x-visitor-type',
  })
}

function findDefaultShop(reference: Reference): string {
  for (const shop of reference.shops.values()) if (shop.isDefault) return shop.code
  return 'dk'
}

/** `en-gb`, or `en` for the shop's language of that name; the shop's default language without one. */
function readLanguage(value: string | undefined, shopCode: string, reference: Reference): string {
  const languages = reference.shops.get(shopCode)?.languages ?? []
  if (value === undefined) return (languages.find((one) => one.isDefault)?.locale ?? 'en-GB').toLowerCase()
  if (isOneOf(locales, toLocale(value))) return value
  const own = languages.find((one) => one.locale.toLowerCase().startsWith(`${value}-`))
  if (value.length === 2 && own) return own.locale.toLowerCase()
  throw new HttpFailure(404, 'unknown-language', 'There is no such language.', { field: 'language' })
}

function toLocale(value: string): string {
  const [language = '', region = ''] = value.split('-')
  return `${language}-${region.toUpperCase()}`
}
