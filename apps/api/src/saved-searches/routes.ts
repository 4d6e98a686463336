import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import {
  alertCountSchema,
  savedSearchBodySchema,
  savedSearchChangeSchema,
  savedSearchSchema,
} from '@kindred/contracts/saved-searches'
import { stopLinkSchema } from '@kindred/contracts/waiting-list'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { acceptMailPrograms } from '../front-door/accept-mail-programs.ts'
import { findCustomer, requireSelf } from '../front-door/require-customer.ts'
import { sendFailure, toErrorBody } from '../front-door/send-failure.ts'
import { readStopToken } from '../mail/stop-token.ts'
import type { Services } from '../services.ts'
import { listSavedSearches, present } from './list-saved-searches.ts'
import { saveSearch } from './save-search.ts'
import { changeSearch, countAlerts, endAlerts } from './saved-search.store.ts'

const tags = ['saved searches']
const access = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }
const ofUser = z.object({ username: z.string().max(64) })
const ofSearch = ofUser.extend({ savedSearchGuid: guidSchema })
const done = { 204: z.undefined(), ...access }

/** Searches that a customer keeps, and the link of their mails that ends these without signing in. */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/users/:username/searches',
    {
      onRequest: requireSelf,
      schema: {
        tags,
        summary: 'Saved searches, the newest first, each with how many donors are new since it was opened',
        params: ofUser,
        response: { 200: z.array(savedSearchSchema), ...access },
      },
    },
    (request) => listSavedSearches(findCustomer(request), services),
  )

  app.post(
    '/api/users/:username/searches',
    {
      onRequest: requireSelf,
      schema: {
        tags,
        summary: 'Keep a search of the shop and treatment country of the headers; saved twice it is one',
        params: ofUser,
        body: savedSearchBodySchema,
        response: { 200: savedSearchSchema, ...access, 422: errorBodySchema },
      },
    },
    async (request, reply) => {
      const customer = findCustomer(request)
      const saved = await saveSearch(customer, request.context, request.body, services)
      if (!saved.ok) return sendFailure(reply, saved.error)
      const [shown] = await present([saved.value], customer.clientType, services)
      return shown ?? reply.code(404).send(noSearch)
    },
  )

  app.put(
    '/api/users/:username/searches/:savedSearchGuid',
    {
      onRequest: requireSelf,
      schema: {
        tags,
        summary: 'Rename a saved search, and say whether to be written to about new donors',
        params: ofSearch,
        body: savedSearchChangeSchema,
        response: done,
      },
    },
    async (request, reply) => change(request, request.body, reply),
  )

  app.post(
    '/api/users/:username/searches/:savedSearchGuid/seen',
    {
      onRequest: requireSelf,
      schema: { tags, summary: 'What it finds now was seen', params: ofSearch, response: done },
    },
    async (request, reply) => change(request, { seenAt: services.now() }, reply),
  )

  app.delete(
    '/api/users/:username/searches/:savedSearchGuid',
    {
      onRequest: requireSelf,
      schema: {
        tags,
        summary: 'Remove a saved search; for a day it can be taken back',
        params: ofSearch,
        response: done,
      },
    },
    async (request, reply) => change(request, { removedAt: services.now() }, reply),
  )

  app.post(
    '/api/users/:username/searches/:savedSearchGuid/restore',
    {
      onRequest: requireSelf,
      schema: { tags, summary: 'Take back a removed search', params: ofSearch, response: done },
    },
    async (request, reply) => change(request, { removedAt: null }, reply),
  )

  async function change(
    request: FastifyRequest & { params: z.output<typeof ofSearch> },
    what: Parameters<typeof changeSearch>[3],
    reply: FastifyReply,
  ) {
    const { customerId } = findCustomer(request)
    const changed = await changeSearch(services.db, customerId, request.params.savedSearchGuid, what)
    return changed ? reply.code(204).send() : reply.code(404).send(noSearch)
  }

  await app.register(async (links) => {
    acceptMailPrograms(links)
    const typed = links.withTypeProvider<ZodTypeProvider>()
    for (const method of ['GET', 'POST'] as const)
      typed.route({
        method,
        url: '/api/searches/stop',
        schema: {
          tags,
          summary:
            method === 'GET'
              ? 'How many alerts the link of a mail would end; it changes nothing'
              : 'End all mails about new donors of the person a mail went to; the searches stay',
          querystring: stopLinkSchema,
          response: { 200: alertCountSchema, 422: errorBodySchema },
        },
        handler: async (request, reply) => {
          const customerId = readStopToken('saved-search-stop', request.query.token, services)
          if (!customerId)
            return sendFailure(reply, {
              code: 'link-not-right',
              message: 'This is not a link of one of our mails, or not all of it.',
            })
          const act = method === 'GET' ? countAlerts : endAlerts
          return { alerts: await act(services.db, customerId) }
        },
      })
  })
}

const noSearch = toErrorBody({ code: 'no-search', message: 'There is no such saved search.' })
