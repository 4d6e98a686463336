import { errorBodySchema, textSchema } from '@kindred/contracts/common'
import {
  locationQuerySchema,
  locationSaveSchema,
  locationSchema,
  savedLocationSchema,
  userContextSchema,
} from '@kindred/contracts/location'
import { placeCookieOptions } from '@kindred/domain/location/place-cookies'
import type { Locale } from '@kindred/domain/vocabulary'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readVisitorFacts } from '../front-door/read-visitor-facts.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { findEquivalentPath } from './find-equivalent-path.ts'
import { findLocation } from './find-location.ts'
import { findUserContext } from './find-user-context.ts'
import { keepLandingPlace, withoutLandingMark } from './keep-landing-place.ts'
import { pathOptions } from './path-options.ts'
import { readAccountPlace } from './read-account-place.ts'
import { readTree } from './read-tree.ts'
import { saveLocation } from './save-location.ts'
import type { TaggedCache } from './tagged-cache.ts'

const tags = ['content']

/** Where a visitor is, and where they say they want to be. */
export async function locationRoutes(
  instance: FastifyInstance,
  services: Services,
  cache: TaggedCache,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { reference } = services
  const setPlace = (reply: FastifyReply, cookies: readonly { name: string; value: string }[]) => {
    for (const { name, value } of cookies)
      reply.setCookie(name, value, placeCookieOptions(services.config.isHttps))
  }

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
          countryOverride: request.headers['x-treatment-country']?.toString() || null,
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
}
