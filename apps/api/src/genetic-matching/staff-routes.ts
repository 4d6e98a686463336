import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import { fileAddressSchema } from '@kindred/contracts/files'
import {
  confirmFindingsSchema,
  correctFindingsSchema,
  geneSchema,
  geneticQueueSchema,
  staffGeneticRecordSchema,
} from '@kindred/contracts/genetic-matching'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findUpload } from '../files/find-upload.ts'
import { lendAddress } from '../files/lend-address.ts'
import { findStaff, requireRoom } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { listGenes } from './list-genes.ts'
import { openReport } from './reports.ts'
import { confirm, listQueue, mayReview, readForReview } from './review-findings.ts'

const tags = ['genetic matching']
const ofCustomer = z.object({ customerId: guidSchema })
const ofReport = ofCustomer.extend({ id: guidSchema })
const refusals = { 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema, 422: errorBodySchema }
/** Who counsels and who answers for safety; nobody else of the staff has a reason to look. */
const onRequest = requireRoom('genetics')
const actorOf = (request: FastifyRequest) => `staff:${findStaff(request).staffId}`
const notFound = (reply: FastifyReply) =>
  sendFailure(
    reply,
    { code: 'not-found', message: 'There are no findings to look at, or not any more.' },
    404,
  )

/** What staff do with findings whose owners asked them to look. */
export async function staffRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/staff/genetics',
    {
      onRequest,
      schema: { tags, summary: 'Whose findings wait', response: { 200: geneticQueueSchema, ...refusals } },
    },
    () => listQueue(services),
  )

  app.get(
    '/api/staff/genetics/genes',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The gene list, whatever shops offer',
        response: { 200: z.array(geneSchema), ...refusals },
      },
    },
    () => [...listGenes(services.reference().genes)],
  )

  app.get(
    '/api/staff/genetics/:customerId',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Findings, reports, and who has looked at them',
        params: ofCustomer,
        response: { 200: staffGeneticRecordSchema, ...refusals },
      },
    },
    async (request, reply) =>
      (await readForReview(services, request.params.customerId, actorOf(request))) ?? notFound(reply),
  )

  for (const [url, summary, body] of [
    ['confirm', 'Confirm the findings that you have read', confirmFindingsSchema],
    ['correct', 'Correct findings after the report; they count as confirmed', correctFindingsSchema],
  ] as const)
    app.post(
      `/api/staff/genetics/:customerId/${url}`,
      {
        onRequest,
        schema: { tags, summary, params: ofCustomer, body, response: { 204: z.undefined(), ...refusals } },
      },
      async (request, reply) => {
        const done = await confirm(services, request.params.customerId, request.body, actorOf(request))
        if (done === null) return notFound(reply)
        return done.ok ? reply.code(204).send() : sendFailure(reply, done.error)
      },
    )

  app.get(
    '/api/staff/genetics/:customerId/reports/:id/address',
    {
      onRequest,
      schema: {
        tags,
        summary: 'An address that leads you to a report for two minutes',
        params: ofReport,
        response: { 200: fileAddressSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { customerId, id } = request.params
      const isOpen =
        (await mayReview(services, customerId)) &&
        (await findUpload(services, id)) !== null &&
        (await openReport(services, customerId, id, actorOf(request)))
      if (!isOpen) return notFound(reply)
      return lendAddress(services, request, reply, { path: `/api/files/${id}/content`, fileId: id })
    },
  )
}
