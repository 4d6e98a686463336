import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import {
  stopCountSchema,
  stopLinkSchema,
  waitingListBodySchema,
  waitingListEntrySchema,
} from '@kindred/contracts/waiting-list'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { acceptMailPrograms } from '../front-door/accept-mail-programs.ts'
import { HttpFailure } from '../front-door/http-failure.ts'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import { readStopToken } from '../mail/stop-token.ts'
import type { Services } from '../services.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { listWaiting } from './list-waiting.ts'
import { countWaiting, removeAll, removeEntry } from './waiting-list.store.ts'

const tags = ['stock notifications']
const access = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema }
const ofDepartment = z.object({ legalDepartmentGuid: guidSchema })
const ofDonor = ofDepartment.extend({ donorGuid: guidSchema })
const ofEntry = z.object({ waitingListGuid: guidSchema })

/** FAV-12 to FAV-15: the waiting list of a customer, and the link of its mails that ends it without signing in. */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const now = () => services.now().toISOString()

  app.post(
    '/api/stocknotifications/:legalDepartmentGuid',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'Wait for straws of a donor for 90 days, or for 90 days more; it holds none',
        params: ofDepartment,
        body: waitingListBodySchema,
        response: { 200: waitingListEntrySchema, ...access, 404: errorBodySchema, 422: errorBodySchema },
      },
    },
    async (request, reply) => {
      const shopCode = findShop(request, request.params.legalDepartmentGuid, services)
      const context = { ...request.context, shopCode }
      const joined = await joinWaitingList(findCustomer(request), context, request.body, services)
      return joined.ok ? joined.value : sendFailure(reply, joined.error)
    },
  )

  app.delete(
    '/api/stocknotifications/:waitingListGuid',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'Leave the waiting list',
        params: ofEntry,
        response: { 204: z.undefined(), ...access },
      },
    },
    async (request, reply) => {
      await removeEntry(services.db, findCustomer(request).customerId, request.params.waitingListGuid)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/stocknotifications',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'What the customer waits for or was told of, the newest first',
        response: { 200: z.array(waitingListEntrySchema), ...access },
      },
    },
    (request) => listWaiting(findCustomer(request).customerId, services),
  )

  app.get(
    '/api/stocknotifications/:legalDepartmentGuid/:donorGuid',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'What the customer waits for of one donor in one shop',
        params: ofDonor,
        response: { 200: z.array(waitingListEntrySchema), ...access, 404: errorBodySchema },
      },
    },
    (request) => {
      const { legalDepartmentGuid, donorGuid } = request.params
      const shopCode = findShop(request, legalDepartmentGuid, services)
      return listWaiting(findCustomer(request).customerId, services, { shopCode, donorId: donorGuid })
    },
  )

  await app.register(async (links) => {
    acceptMailPrograms(links)
    const schema = {
      tags,
      querystring: stopLinkSchema,
      response: { 200: stopCountSchema, 422: errorBodySchema },
    }
    const typed = links.withTypeProvider<ZodTypeProvider>()

    typed.get(
      '/api/stocknotifications/stop',
      { schema: { ...schema, summary: 'How much the link of a mail would end; it changes nothing' } },
      async (request, reply) => {
        const customerId = readStopToken('waiting-list-stop', request.query.token, services)
        if (!customerId) return sendFailure(reply, badLink)
        return { waiting: await countWaiting(services.db, customerId, now()) }
      },
    )

    typed.post(
      '/api/stocknotifications/stop',
      {
        schema: { ...schema, summary: 'End all waiting of the person a mail went to; says how much it was' },
      },
      async (request, reply) => {
        const customerId = readStopToken('waiting-list-stop', request.query.token, services)
        if (!customerId) return sendFailure(reply, badLink)
        return { waiting: await removeAll(services.db, customerId, now()) }
      },
    )
  })
}

const badLink = {
  code: 'link-not-right',
  message: 'This is not a link of one of our mails, or not all of it.',
}

/** The shop of a legal department. @throws HttpFailure 404 for none, 400 when the header names another */
function findShop(request: FastifyRequest, guid: string, { reference }: Services): string {
  const shop = [...reference().shops.values()].find(({ id }) => id === guid)
  if (!shop)
    throw new HttpFailure(404, 'unknown-shop', 'There is no such legal department.', {
      field: 'legalDepartmentGuid',
    })
  const asked = request.headers['x-shop-code']
  if (asked !== undefined && request.context.shopCode !== shop.code)
    throw new HttpFailure(400, 'contradiction', 'Path and header name different shops.', {
      field: 'x-shop-code',
    })
  return shop.code
}
