import {
  arrivalOfferSchema,
  type BasketLineChange,
  basketBulkSchema,
  basketSchema,
  basketUpdateSchema,
  basketValidationSchema,
  discountCodeSchema,
} from '@kindred/contracts/basket'
import {
  countryParamSchema,
  errorBodySchema,
  guidSchema,
  shopLanguageParams,
  shopParamSchema,
} from '@kindred/contracts/common'
import type { Result } from '@kindred/domain/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import type { BasketNote } from './basket-plan.ts'
import { changeBasket } from './change-basket.ts'
import { addDiscount, removeDiscount } from './change-discount.ts'
import { deleteBaskets } from './delete-baskets.ts'
import { findBuyer } from './find-buyer.ts'
import { findServicePrice } from './find-service-price.ts'
import { findShopper } from './find-shopper.ts'
import { mergeVisitorBasket } from './merge-basket.ts'
import { presentBasket } from './present-basket.ts'
import { readBasket, validateBasket } from './read-basket.ts'
import { renewBasketHold } from './renew-hold.ts'
import { submitBasket, submitReservations } from './submit-basket.ts'

const tags = ['basket']
const params = shopLanguageParams
const response = { 200: basketSchema, 400: errorBodySchema, 422: errorBodySchema }
const checked = { 200: basketValidationSchema, 422: errorBodySchema }
/** Codes are short: guessing them is slow. */
const codesLimit = { max: 20, timeWindow: '1 minute' }
const valid = { valid: true, problems: [] }

/** The calls of the basket (BASK-15 to BASK-23). A visitor names theirs by `x-basket-id`; sign-in merges it. */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const change = async (request: FastifyRequest, reply: FastifyReply, lines: readonly BasketLineChange[]) => {
    const shopper = findShopper(request)
    const merged = await mergeVisitorBasket(services, shopper)
    const changed = await changeBasket(services, shopper, lines)
    if (!changed.ok) return sendFailure(reply, changed.error)
    return presentBasket(changed.value.view, [...merged, ...changed.value.plan.notes])
  }
  /** A read or step that may be the first one after sign-in. */
  const mergeFirst = async (request: FastifyRequest) => {
    const shopper = findShopper(request)
    return { shopper, merged: await mergeVisitorBasket(services, shopper) }
  }
  const answer = <T>(reply: FastifyReply, result: Result<T>) =>
    result.ok ? result.value : sendFailure(reply, result.error)

  app.get(
    '/api/commerce/getbasketsummary/:shop/:language/basket',
    { schema: { params, response, tags, summary: 'The open basket, priced and checked' } },
    async (request) => {
      const { shopper, merged } = await mergeFirst(request)
      return addNotes(await readBasket(services, shopper), merged)
    },
  )
  app.get(
    '/api/commerce/:shop/:language/shipmentinbound',
    {
      schema: {
        params,
        response: { 200: arrivalOfferSchema },
        tags,
        summary: 'What it costs to bring something to our storage',
      },
    },
    async (request) => {
      const buyer = await findBuyer(services, request)
      return { price: findServicePrice(services, request.context.shopCode, 'shipmentInbound', buyer) }
    },
  )
  app.post(
    '/api/commerce/:shop/:language/basket',
    {
      config: { isIdempotent: true, opensBasket: true },
      schema: { params, body: basketUpdateSchema, response, tags, summary: 'Set one line of the basket' },
    },
    (request, reply) => change(request, reply, [request.body]),
  )
  app.post(
    '/api/commerce/:shop/:language/basket/bulk',
    {
      config: { isIdempotent: true, opensBasket: true },
      schema: { params, body: basketBulkSchema, response, tags, summary: 'Set several lines, all or none' },
    },
    (request, reply) => change(request, reply, request.body.lines),
  )
  app.get(
    '/api/commerce/:shop/:language/basket/submit',
    { schema: { params, response: checked, tags, summary: 'Check, hold and confirm the basket' } },
    async (request, reply) => {
      const { shopper } = await mergeFirst(request)
      const submitted = await submitBasket(services, shopper)
      return submitted.ok ? valid : sendFailure(reply, submitted.error)
    },
  )
  app.get(
    '/api/commerce/:shop/:language/basket/reservations/submit',
    {
      schema: {
        params,
        response: checked,
        tags,
        summary: 'Check, hold and confirm a basket of reservations',
      },
    },
    async (request, reply) => {
      const { shopper } = await mergeFirst(request)
      const submitted = await submitReservations(services, shopper, null)
      return submitted.ok ? valid : sendFailure(reply, submitted.error)
    },
  )
  app.get(
    '/api/commerce/:shop/:language/basket/reservations/submit/:id',
    {
      schema: {
        params: params.extend({ id: guidSchema }),
        response: checked,
        tags,
        summary: 'The same for one reservation, by the id of its line',
      },
    },
    async (request, reply) => {
      const { shopper } = await mergeFirst(request)
      const submitted = await submitReservations(services, shopper, request.params.id)
      return submitted.ok ? valid : sendFailure(reply, submitted.error)
    },
  )
  app.get(
    '/api/commerce/:shop/:language/basket/validate',
    {
      schema: { params, response: checked, tags, summary: 'What stands against the basket; changes nothing' },
    },
    (request) => validateBasket(services, findShopper(request)),
  )
  app.post(
    '/api/commerce/:shop/:language/basket/hold/renew',
    {
      config: { isIdempotent: true },
      schema: { params, response, tags, summary: 'Hold for 60 minutes more, once' },
    },
    async (request, reply) => answer(reply, await renewBasketHold(services, findShopper(request))),
  )
  app.post(
    '/api/commerce/:shop/:country/basket/discount/:code',
    {
      config: { isIdempotent: true, isTreatmentCountry: true, rateLimit: codesLimit },
      schema: {
        params: z.object({ shop: shopParamSchema, country: countryParamSchema, code: discountCodeSchema }),
        response,
        tags,
        summary: 'Use a discount code, one at a time',
      },
    },
    async (request, reply) =>
      answer(reply, await addDiscount(services, findShopper(request), request.params.code)),
  )
  app.delete(
    '/api/commerce/:shop/basket/discount/:code',
    {
      schema: {
        params: z.object({ shop: shopParamSchema, code: discountCodeSchema }),
        response,
        tags,
        summary: 'Use the discount code no more',
      },
    },
    async (request, reply) =>
      answer(reply, await removeDiscount(services, findShopper(request), request.params.code)),
  )
  app.post(
    '/api/commerce/basket/deletecartsforuser',
    {
      schema: {
        response: { 200: z.object({ deleted: z.int() }) },
        tags,
        summary: 'Empty every open basket of the customer, or the visitor’s',
      },
    },
    async (request) => ({ deleted: await deleteBaskets(services, findShopper(request)) }),
  )
}

function addNotes<T extends { changes: BasketNote[] }>(basket: T, notes: readonly BasketNote[]): T {
  return { ...basket, changes: [...notes, ...basket.changes] }
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(calls, { services })
}
