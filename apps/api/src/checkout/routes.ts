import {
  cardPaymentStartedSchema,
  checkoutAddressInformationSchema,
  checkoutSchema,
  nonCardPaymentBodySchema,
  nonCardPaymentSchema,
  orderSummarySchema,
  paymentInformationSchema,
  paymentSuccessfulDetailsSchema,
  reservationInformationSchema,
  setShippingDateSchema,
  shippingInformationSchema,
  submitOrderSummarySchema,
  submitReservationSchema,
  updateAddressInformationSchema,
} from '@kindred/contracts/checkout'
import { shopLanguageParams, textSchema } from '@kindred/contracts/common'
import type { Failure, Result } from '@kindred/domain/result'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { openPageCache } from '../content/page-cache.ts'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { chooseReservation, listReservationOptions, previewPeriods } from './choose-reservation.ts'
import { describeShipping, setShippingDate, submitShipping } from './choose-shipping.ts'
import { describeInformation } from './describe-information.ts'
import { describeSummary } from './describe-summary.ts'
import { embryoRoutes } from './embryo-routes.ts'
import { findPaymentResult } from './find-payment-result.ts'
import { geneticMatchingRoutes } from './genetic-matching-routes.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { makeNonCardPayment } from './make-non-card-payment.ts'
import { newYorkFormRoutes } from './new-york-form/routes.ts'
import { makeOpenStep, refusals } from './open-step.ts'
import { startCardPayment } from './start-card-payment.ts'
import { submitSummary } from './submit-summary.ts'
import { updateAddress } from './update-address.ts'
import { presentCheckout } from './view-checkout.ts'

const tags = ['checkout']
const params = shopLanguageParams
const base = '/api/commerce/checkout/:shop/:language'

/** The calls of the checkout (CHK-04 to CHK-12). Each answers the whole checkout, so a page never has to guess. */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireCustomer)

  const steps = makeOpenStep(services)
  const { findBuyer, open } = steps
  const answer = <T>(reply: FastifyReply, result: Result<T, Failure | readonly Failure[]>) =>
    result.ok ? result.value : sendFailure(reply, result.error)

  await app.register(embryoRoutes, { services, steps })
  await app.register(geneticMatchingRoutes, { services, steps })
  await app.register(newYorkFormRoutes, { services })

  app.get(
    `${base}/getcheckoutaddressinformation`,
    {
      schema: {
        params,
        response: { 200: checkoutAddressInformationSchema, ...refusals },
        tags,
        summary: 'The information step',
      },
    },
    async (request, reply) => {
      const opened = await open(request, 'information')
      if (!opened.ok) return sendFailure(reply, opened.error)
      const { buyer, checkout } = opened.value
      return describeInformation(services, checkout, buyer.customerId, buyer.language)
    },
  )
  app.post(
    `${base}/updatecheckoutaddressinformation`,
    {
      schema: {
        params,
        body: updateAddressInformationSchema,
        response: { 200: checkoutSchema, ...refusals },
        tags,
        summary: 'Say where it goes and who pays',
      },
    },
    async (request, reply) => answer(reply, await updateAddress(services, findBuyer(request), request.body)),
  )
  app.get(
    `${base}/getcheckoutreservationinformation`,
    {
      schema: {
        params,
        response: { 200: reservationInformationSchema, ...refusals },
        tags,
        summary: 'The reservation step: periods and prices',
      },
    },
    async (request, reply) => {
      const opened = await open(request, 'reservation')
      if (!opened.ok) return sendFailure(reply, opened.error)
      const { checkout } = opened.value
      return {
        checkout: presentCheckout(checkout),
        options: listReservationOptions(checkout.view),
        previews: previewPeriods(checkout),
      }
    },
  )
  app.post(
    `${base}/submitreservationtab`,
    {
      schema: {
        params,
        body: submitReservationSchema,
        response: { 200: checkoutSchema, ...refusals },
        tags,
        summary: 'Choose the period',
      },
    },
    async (request, reply) =>
      answer(reply, await chooseReservation(services, findBuyer(request), request.body.months)),
  )
  app.get(
    `${base}/getcheckoutshippinginformation`,
    {
      schema: {
        params,
        response: { 200: shippingInformationSchema, ...refusals },
        tags,
        summary: 'The shipping step: methods and days',
      },
    },
    async (request, reply) => {
      const opened = await open(request, 'shipping')
      return opened.ok ? describeShipping(opened.value.checkout) : sendFailure(reply, opened.error)
    },
  )
  app.post(
    `${base}/setshippingdate`,
    {
      schema: {
        params,
        body: setShippingDateSchema,
        response: { 200: checkoutSchema, ...refusals },
        tags,
        summary: 'Choose method and day',
      },
    },
    async (request, reply) =>
      answer(reply, await setShippingDate(services, findBuyer(request), request.body)),
  )
  app.get(
    `${base}/submitshippingtab`,
    {
      schema: {
        params,
        response: { 200: checkoutSchema, ...refusals },
        tags,
        summary: 'Confirm the shipping',
      },
    },
    async (request, reply) => answer(reply, await submitShipping(services, findBuyer(request))),
  )
  app.get(
    `${base}/getordersummary`,
    {
      schema: {
        params,
        response: { 200: orderSummarySchema, ...refusals },
        tags,
        summary: 'The order as it stands',
      },
    },
    async (request, reply) => {
      const opened = await open(request, 'orderSummary')
      return opened.ok ? describeSummary(services, opened.value.checkout) : sendFailure(reply, opened.error)
    },
  )
  app.post(
    `${base}/submitordersummarytab`,
    {
      schema: {
        params,
        body: submitOrderSummarySchema,
        response: { 200: checkoutSchema, ...refusals },
        tags,
        summary: 'Agree to the order',
      },
    },
    async (request, reply) => answer(reply, await submitSummary(services, findBuyer(request), request.body)),
  )
  app.get(
    `${base}/getcheckoutpaymentinformation`,
    {
      schema: {
        params,
        response: { 200: paymentInformationSchema, ...refusals },
        tags,
        summary: 'How this order may be paid',
      },
    },
    async (request, reply) => {
      const opened = await open(request, 'payment')
      if (!opened.ok) return sendFailure(reply, opened.error)
      const { checkout } = opened.value
      return { checkout: presentCheckout(checkout), methods: listPaymentMethods(services, checkout) }
    },
  )
  app.post(
    `${base}/startcardpayment`,
    {
      config: { isIdempotent: true },
      schema: {
        params,
        response: { 200: cardPaymentStartedSchema, ...refusals },
        tags,
        summary: 'Make the order and go to the card page',
      },
    },
    async (request, reply) => answer(reply, await startCardPayment(services, findBuyer(request))),
  )
  app.post(
    `${base}/makenoncardpayment`,
    {
      config: { isIdempotent: true },
      schema: {
        params,
        body: nonCardPaymentBodySchema,
        response: { 200: nonCardPaymentSchema, ...refusals },
        tags,
        summary: 'Order against an invoice',
      },
    },
    async (request, reply) =>
      answer(reply, await makeNonCardPayment(services, findBuyer(request), request.body.method)),
  )
  app.get(
    `${base}/getpaymentsuccessfulpagedetails`,
    {
      schema: {
        params,
        querystring: z.object({ orderNumber: textSchema(20).min(1) }),
        response: { 200: paymentSuccessfulDetailsSchema, ...refusals },
        tags,
        summary: 'What became of a payment',
      },
    },
    async (request, reply) => {
      const found = await findPaymentResult(services, findCustomer(request), request.query.orderNumber)
      return found ?? sendFailure(reply, { code: 'not-found', message: 'There is no such order.' }, 404)
    },
  )
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  // The versions of what is agreed to are read from the pages.
  app.addHook('onClose', openPageCache(services).close)
  await app.register(calls, { services })
}
