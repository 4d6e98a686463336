import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import { errorBodySchema, languageParamSchema, shopParamSchema } from '@kindred/contracts/common'
import { pageSchema } from '@kindred/contracts/content'
import { clientTypes } from '@kindred/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { findPageOfKind } from './find-page-of-kind.ts'
import { followPage } from './follow-page.ts'
import { lookUpPage } from './look-up-page.ts'
import { readAskedLocale } from './read-asked-locale.ts'
import type { TaggedCache } from './tagged-cache.ts'
import { unknown } from './unknown.ts'

const tags = ['content']

/** Pages that are asked for by their kind, under the names of the specification. */
const pagesByName = [
  ['termsandconditions', { kind: 'TermsPage' }],
  ['privacypolicy', { kind: 'PrivacyPage' }],
  ['knownpositivecarrier', { kind: 'KnownPositiveCarrierPage' }],
  // What editors say where a page is missing or fails (PAGE-40) stands outside of shops.
  ['notfound', { kind: 'NotFoundPage', area: 'other' }],
  ['servererror', { kind: 'ServerErrorPage', area: 'other' }],
] as const

/** Pages as editors made them, and the texts around them. */
export async function pageRoutes(
  instance: FastifyInstance,
  services: Services,
  cache: TaggedCache,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

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
          /** `follow`: the page itself instead of where it moved to, for who shows it over another page. */
          querystring: z.object({ follow: z.literal('true').optional() }),
          response: { 200: pageSchema, 301: z.null(), 302: z.null(), 404: errorBodySchema },
        },
      },
      async (request, reply) => {
        // The raw path: the router has decoded the parameter and taken the closing slash.
        const path = request.url.split('?', 1)[0]?.slice('/api/cms/pages'.length) ?? ''
        const look = request.query.follow ? followPage : lookUpPage
        const found = await look(services, cache, path)
        if (found.outcome === 'redirect')
          return reply
            .code(found.isPermanent ? 301 : 302)
            .header('location', found.location)
            .send(null)
        if (found.outcome === 'notFound') throw unknown('page')
        return found.page
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

  for (const [name, asked] of pagesByName)
    app.get(
      `/api/cms/shop/${name}/:shop/:language`,
      {
        schema: {
          tags,
          summary: `The page of kind ${asked.kind}`,
          params: z.object({ shop: shopParamSchema, language: languageParamSchema }),
          querystring: z.object({ visitorType: z.enum(clientTypes).default('private') }),
          response: { 200: pageSchema, 404: errorBodySchema },
        },
      },
      async (request) => {
        const { shopCode } = request.context
        const { visitorType } = request.query
        const place = { shopCode, locale: readAskedLocale(request), visitorType }
        const page = await findPageOfKind(services, cache, { ...asked, ...place })
        if (!page) throw unknown('page')
        return page
      },
    )
}
