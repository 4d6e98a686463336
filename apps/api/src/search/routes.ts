import { errorBodySchema } from '@kindred/contracts/common'
import {
  donorMatchSearchBodySchema,
  donorSearchBodySchema,
  donorSearchResultSchema,
} from '@kindred/contracts/search'
import type { FastifyReply } from 'fastify'
import { type FastifyPluginAsyncZod, validatorCompiler } from 'fastify-type-provider-zod'
import { findCustomer } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import { findNotMatching } from '../genetic-matching/find-not-matching.ts'
import { requireOffered } from '../genetic-matching/require-offered.ts'
import type { Services } from '../services.ts'
import { answerSearch } from './answer-search.ts'
import type { SearchScope } from './donor-question.ts'
import { findDonorsAmong } from './find-donors.ts'
import { keepAllBut } from './keep-all-but.ts'
import { openView } from './open-view.ts'
import { printResult } from './print-result.ts'
import { readBody } from './read-body.ts'
import type { SearchIndex } from './search-index.ts'

/** They differ in what they look among and whether the treatment country counts (SRCH-10, SRCH-12, SRCH-13). */
const searches: { path: string; summary: string; scope: SearchScope; ignoresCountry?: boolean }[] = [
  {
    path: 'searchallmarkets',
    summary:
      'Donors of the shop as the treatment country of the headers sees them, or of all markets without one',
    scope: 'all',
  },
  {
    path: 'notreatmentcountry/search',
    summary: 'Donors of all markets while the treatment country is chosen later',
    scope: 'all',
    ignoresCountry: true,
  },
  {
    path: 'donorsforembryo/search',
    summary: 'Donors that can be had now, to make an embryo with',
    scope: 'offered',
  },
]

export const routes: FastifyPluginAsyncZod<{ services: Services; index: SearchIndex }> = async (
  app,
  { services, index },
) => {
  app.setValidatorCompiler(compileValidator)
  for (const { path, summary, scope, ignoresCountry } of searches) {
    app.post(
      `/api/cms/donors/${path}`,
      {
        schema: {
          tags: ['search'],
          summary,
          body: donorSearchBodySchema,
          response: { 200: donorSearchResultSchema, 400: errorBodySchema },
        },
      },
      async (request, reply) => {
        const { index: donors, view } = await openView(request, services, index, ignoresCountry)
        return sendPrinted(reply, answerSearch(donors, view, { ...request.body, scope }))
      },
    )
  }

  app.post(
    '/api/cms/donors/donorstomatch/search',
    {
      onRequest: requireOffered(services),
      schema: {
        tags: ['search'],
        summary:
          'Donors with gene tests that can be matched; without those that are no match, on request (SRCH-11)',
        body: donorMatchSearchBodySchema,
        response: { 200: donorSearchResultSchema, 400: errorBodySchema, 422: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { hideNotMatching, ...asked } = request.body
      const question = { ...asked, scope: 'matchable' as const }
      const hidden = hideNotMatching
        ? await findNotMatching(services, findCustomer(request).customerId, question.kind)
        : null
      if (hidden && !hidden.ok) return sendFailure(reply, hidden.error)
      const { index: donors, view } = await openView(request, services, index)
      if (!hidden) return sendPrinted(reply, answerSearch(donors, view, question))
      const found = findDonorsAmong(keepAllBut(donors, hidden.value), donors, view, question)
      return sendPrinted(reply, printResult(found, view))
    },
  )
}

/** Printed already; Fastify sends texts and bytes as they are. */
function sendPrinted(reply: FastifyReply, body: string | Uint8Array) {
  reply.type('application/json; charset=utf-8')
  return body as unknown as ReturnType<typeof donorSearchResultSchema.parse>
}

/** The body is read by `readBody`; what that does not take is read, or refused, by the schema. */
const compileValidator: typeof validatorCompiler = (route) => {
  const readBySchema = validatorCompiler(route)
  if (route.httpPart !== 'body') return readBySchema
  return (data) => {
    const value = readBody(data)
    return value === null ? readBySchema(data) : { value }
  }
}
