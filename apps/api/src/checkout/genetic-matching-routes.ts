import { checkoutSchema, geneticMatchingInformationSchema } from '@kindred/contracts/checkout'
import { shopLanguageParams } from '@kindred/contracts/common'
import { attachmentSchema, keptFileSchema } from '@kindred/contracts/files'
import { geneticFindingsBodySchema } from '@kindred/contracts/genetic-matching'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitBody } from '../files/limit-body.ts'
import { findCustomer } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import { keepReport } from '../genetic-matching/keep-report.ts'
import { readRecord } from '../genetic-matching/read-record.ts'
import { requireOffered } from '../genetic-matching/require-offered.ts'
import type { Services } from '../services.ts'
import { type OpenStep, refusals } from './open-step.ts'
import { submitGeneticMatching } from './submit-genetic-matching.ts'
import { presentCheckout } from './view-checkout.ts'

/** The genetic matching step (GEN-02, GEN-04, GEN-05): what is told here is kept, sealed and with consent, as in the account. */
export const geneticMatchingRoutes: FastifyPluginAsyncZod<{ services: Services; steps: OpenStep }> = async (
  app,
  { services, steps },
) => {
  const tags = ['checkout']
  const params = shopLanguageParams
  const base = '/api/commerce/checkout/:shop/:language'
  app.addHook('onRequest', requireOffered(services))

  app.get(
    `${base}/getcheckoutgeneticmatchinginformation`,
    {
      schema: {
        params,
        response: { 200: geneticMatchingInformationSchema, ...refusals },
        tags,
        summary: 'The genetic matching step: what the customer has told already',
      },
    },
    async (request, reply) => {
      const opened = await steps.open(request, 'geneticMatchingInformation')
      if (!opened.ok) return sendFailure(reply, opened.error)
      const { customerId } = findCustomer(request)
      return {
        checkout: presentCheckout(opened.value.checkout),
        genetics: await readRecord(services, customerId, `customer:${customerId}`),
      }
    },
  )
  app.post(
    `${base}/submitgeneticmatchingtab`,
    {
      schema: {
        params,
        body: geneticFindingsBodySchema,
        response: { 200: checkoutSchema, ...refusals },
        tags,
        summary: 'Say who gives the other half, and what was found',
      },
    },
    async (request, reply) => {
      const submitted = await submitGeneticMatching(services, steps.findBuyer(request), request.body)
      return submitted.ok ? submitted.value : sendFailure(reply, submitted.error)
    },
  )
  app.post(
    `${base}/uploadgeneticanalysisfile`,
    {
      bodyLimit: limitBody(services.config.fileSizeLimit),
      config: { rateLimit: { max: 30, timeWindow: 600_000 } },
      schema: {
        params,
        body: attachmentSchema,
        response: { 200: keptFileSchema, ...refusals },
        tags,
        summary: 'Send the report of a laboratory (PDF) for our staff to read',
      },
    },
    async (request, reply) => {
      const opened = await steps.open(request, 'geneticMatchingInformation')
      if (!opened.ok) return sendFailure(reply, opened.error)
      const kept = await keepReport(services, findCustomer(request).customerId, request.body)
      return kept.ok ? kept.value : sendFailure(reply, kept.error)
    },
  )
}
