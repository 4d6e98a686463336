import { readLocale } from '@kindred/content/config/locales.ts'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import {
  countryParamSchema,
  errorBodySchema,
  languageParamSchema,
  shopParamSchema,
  textSchema,
} from '@kindred/contracts/common'
import { menuItemSchema, navigationSchema, pageSchema } from '@kindred/contracts/content'
import {
  clinicSchema,
  locationQuerySchema,
  locationSaveSchema,
  locationSchema,
  savedLocationSchema,
  shopSchema,
  userContextSchema,
} from '@kindred/contracts/location'
import { parsePath } from '@kindred/domain/location/path'
import { placeCookieOptions } from '@kindred/domain/location/place-cookies'
import { clientTypes, type Locale } from '@kindred/domain/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readVisitorFacts } from '../front-door/read-visitor-facts.ts'
import { sendFailure, toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { countryRoutes } from './country-routes.ts'
import { findEquivalentPath } from './find-equivalent-path.ts'
import { findLocation } from './find-location.ts'
import { lookUpPage } from './find-page.ts'
import { findUserContext } from './find-user-context.ts'
import { keepLandingPlace, withoutLandingMark } from './keep-landing-place.ts'
import { findPageOfKind } from './legal-text.ts'
import { listAccountPages } from './list-account-pages.ts'
import { defaultLanguage, toShop } from './list-shops.ts'
import { makeAccountMenu } from './make-account-menu.ts'
import { makeLeftMenu } from './make-left-menu.ts'
import { makeNavigation } from './make-navigation.ts'
import { openPageCache } from './page-cache.ts'
import { pathOptions } from './path-options.ts'
import { readAccountPlace } from './read-account-place.ts'
import { readTree } from './read-tree.ts'
import { saveLocation } from './save-location.ts'
import { searchClinics } from './search-clinics.ts'
import { findPage } from './site-tree.ts'

const tags = ['content']
const notFound = (reply: FastifyReply, what: string) =>
  reply.code(404).send(toErrorBody({ code: `unknown-${what}`, message: `There is no such ${what}.` }))
const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}
const localeOf = (request: FastifyRequest): Locale => readLocale(request.context.language) ?? 'en-GB'
const legalPages = {
  termsandconditions: 'TermsPage',
  privacypolicy: 'PrivacyPage',
  knownpositivecarrier: 'KnownPositiveCarrierPage',
} as const

/** Pages, menus, texts, shops and countries: what everybody may read. */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  await countryRoutes(instance, services)
  const { cache, close } = openPageCache(services)
  app.addHook('onClose', close)
  const reference = () => services.reference()
  const setPlace = (reply: FastifyReply, cookies: readonly { name: string; value: string }[]) => {
    for (const { name, value } of cookies)
      reply.setCookie(name, value, placeCookieOptions(services.config.isHttps))
  }

  for (const [url, params] of [
    ['/api/cms/pages/*', z.object({ '*': z.string() })],
    // Without a path, which is not found, or with a slash alone, which is home.
    ['/api/cms/pages', z.object({})],
  ] as const)
    app.get(
      url,
      {
        schema: {
          tags,
          summary: 'The page at a path; 301 where it has another address, 302 where it has one for now',
          params,
          response: { 200: pageSchema, 301: z.null(), 302: z.null(), 404: errorBodySchema },
        },
      },
      async (request, reply) => {
        // The raw path: the router has decoded the parameter and taken the closing slash.
        const path = request.url.split('?', 1)[0]?.slice('/api/cms/pages'.length) ?? ''
        const found = await lookUpPage(services, cache, path)
        if (found.outcome === 'redirect')
          return reply
            .code(found.isPermanent ? 301 : 302)
            .header('location', found.location)
            .send(null)
        return found.outcome === 'page' ? found.page : notFound(reply, 'page')
      },
    )

  app.get(
    '/api/cms/pages/:language/translations',
    {
      schema: {
        tags,
        summary: 'Built-in texts of a language, filled from English',
        params: z.object({ language: languageParamSchema }),
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request) => loadTexts(request.context.language),
  )

  const navigationSchemaOf = {
    tags,
    summary: 'Menus and footer of a shop',
    querystring: z.object({ path: textSchema(500).optional() }),
    response: { 200: navigationSchema, 404: errorBodySchema },
  }
  app.get(
    '/api/cms/:shop/:language/:visitorType/navigation',
    {
      schema: {
        ...navigationSchemaOf,
        params: z.object({
          shop: shopParamSchema,
          language: languageParamSchema,
          visitorType: z.enum(clientTypes),
        }),
      },
    },
    async (request, reply) => {
      const asked = { shopCode: request.context.shopCode, locale: localeOf(request) }
      const { visitorType } = request.params
      const path = request.query.path ?? null
      return (
        (await makeNavigation(services, cache, { ...asked, visitorType, path })) ?? notFound(reply, 'shop')
      )
    },
  )
  app.get(
    '/api/cms/:shop/:language/navigation',
    {
      schema: {
        ...navigationSchemaOf,
        params: z.object({ shop: shopParamSchema, language: languageParamSchema }),
        querystring: z.object({
          path: textSchema(500).optional(),
          /** LAY-30: the start page of a kind of visitor, as the meta menu names it. */
          visitorTypePageGuid: z.uuid().optional(),
        }),
      },
    },
    async (request, reply) => {
      const asked = { shopCode: request.context.shopCode, locale: localeOf(request) }
      const { path = null, visitorTypePageGuid: guid } = request.query
      const start = guid ? (await readTree(services, cache)).byId.get(guid) : undefined
      const visitorType = start?.visitorTypes[0] ?? 'private'
      return (
        (await makeNavigation(services, cache, { ...asked, visitorType, path })) ?? notFound(reply, 'shop')
      )
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
    async (request, reply) => {
      const place = parsePath(request.query.path, pathOptions(reference()))
      const tree = await readTree(services, cache)
      const found = place && findPage(tree, place)
      return place && found ? makeLeftMenu(tree, found.node, place) : notFound(reply, 'page')
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
        readLocale(request.params.language) ?? localeOf(request),
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
      makeAccountMenu(readLocale(request.query.language ?? '') ?? localeOf(request), request.principal),
  )

  app.post(
    '/api/cms/navigation/context/user',
    {
      schema: {
        tags,
        summary: 'Where a visitor is: by account, path, cookie, network and browser',
        body: z.strictObject({ path: textSchema(500).optional() }).nullish(),
        response: { 200: userContextSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { principal } = request
      const { answer, context } = findUserContext(
        reference(),
        {
          ...readVisitorFacts(request, services.config, request.body?.path ?? '/'),
          ...(await readAccountPlace(principal, services)),
          countryOverride: header(request, 'x-treatment-country'),
        },
        services.now(),
      )
      if (principal.kind === 'customer') {
        // LOC-30: said nowhere but here.
        if (answer.country !== context.country)
          request.log.warn({ code: 'country-mismatch' }, 'account and page name different countries')
        if (context.shouldSaveToUser && (await keepLandingPlace(principal, context, services)))
          setPlace(reply, withoutLandingMark(request))
      }
      return answer
    },
  )

  app.get(
    '/api/cms/settings/location',
    {
      schema: {
        tags,
        summary: 'Shop, language, country and start page for what is known of a visitor',
        querystring: locationQuerySchema,
        response: { 200: locationSchema },
      },
    },
    async (request) => findLocation(reference(), request.query, services.now()),
  )

  app.post(
    '/api/cms/settings/location',
    {
      schema: {
        tags,
        summary: 'Keep the country, shop and language a visitor chose, for 30 days in a cookie',
        body: locationSaveSchema,
        response: { 200: savedLocationSchema, 422: errorBodySchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const saved = saveLocation(reference(), request.body, services.now())
      if (!saved.ok) return sendFailure(reply, saved.error)
      setPlace(reply, saved.value.cookies)
      const { location } = saved.value
      const { path, customerType: visitorType } = request.body
      const to = { shopCode: location.shop.shopCode, locale: location.language as Locale, visitorType }
      const pageUrl = path
        ? findEquivalentPath(await readTree(services, cache), pathOptions(reference()), path, to)
        : null
      return { ...location, pageUrl }
    },
  )

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
    async (request, reply) => {
      const shop = reference().shops.get(request.params.shopName.replace(/-shop$/, ''))
      return shop ? toShop(shop) : notFound(reply, 'shop')
    },
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
    async (request, reply) => {
      const shop = reference().shops.get(request.params.shop.replace(/-shop$/, ''))
      return shop ? { language: defaultLanguage(shop) } : notFound(reply, 'shop')
    },
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

  for (const [name, kind] of Object.entries(legalPages)) {
    app.get(
      `/api/cms/shop/${name}/:shop/:language`,
      {
        schema: {
          tags,
          summary: `The page of kind ${kind}`,
          params: z.object({ shop: shopParamSchema, language: languageParamSchema }),
          querystring: z.object({ visitorType: z.enum(clientTypes).default('private') }),
          response: { 200: pageSchema, 404: errorBodySchema },
        },
      },
      async (request, reply) => {
        const { shopCode } = request.context
        const asked = { kind, shopCode, locale: localeOf(request), visitorType: request.query.visitorType }
        return (await findPageOfKind(services, cache, asked)) ?? notFound(reply, 'page')
      },
    )
  }

  for (const [name, kind] of [
    ['notfound', 'NotFoundPage'],
    ['servererror', 'ServerErrorPage'],
  ] as const)
    app.get(
      `/api/cms/shop/${name}/:shop/:language`,
      {
        schema: {
          tags,
          summary: `What editors say where a page is missing or fails (PAGE-40): the page of kind ${kind} outside of shops`,
          params: z.object({ shop: shopParamSchema, language: languageParamSchema }),
          querystring: z.object({ visitorType: z.enum(clientTypes).default('private') }),
          response: { 200: pageSchema, 404: errorBodySchema },
        },
      },
      async (request, reply) => {
        const { shopCode } = request.context
        const { visitorType } = request.query
        const asked = { kind, shopCode, locale: localeOf(request), visitorType, area: 'other' as const }
        return (await findPageOfKind(services, cache, asked)) ?? notFound(reply, 'page')
      },
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
}
