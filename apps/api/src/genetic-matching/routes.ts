import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import { fileAddressSchema, keptFileSchema } from '@kindred/contracts/files'
import {
  geneFileBodySchema,
  geneListQuerySchema,
  geneSchema,
  geneticConsentsSchema,
  geneticFindingsBodySchema,
  geneticMatchBodySchema,
  geneticMatchesSchema,
  geneticOfferSchema,
  geneticRecordSchema,
  geneticStatusSchema,
  readGeneFileSchema,
} from '@kindred/contracts/genetic-matching'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findBuyer } from '../basket/find-buyer.ts'
import { findServicePrice } from '../basket/find-service-price.ts'
import { findUpload } from '../files/find-upload.ts'
import { lendAddress } from '../files/lend-address.ts'
import { limitBody } from '../files/limit-body.ts'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { sendFailure, toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { changeConsents } from './change-consents.ts'
import { changeFindings } from './change-findings.ts'
import { hasFindings } from './genetic-record.store.ts'
import { keepReport } from './keep-report.ts'
import { listGenes, searchGenes } from './list-genes.ts'
import { matchDonors } from './match-donors.ts'
import { readFile } from './read-file.ts'
import { readRecord } from './read-record.ts'
import { openReport, removeReport } from './reports.ts'
import { requireOffered } from './require-offered.ts'
import { staffRoutes } from './staff-routes.ts'

const tags = ['genetic matching']
const access = { 401: errorBodySchema, 403: errorBodySchema, 422: errorBodySchema }
const ofReport = z.object({ id: guidSchema })
const noReport = toErrorBody({ code: 'not-found', message: 'There is no such report.' })

/** The gene list, what a customer tells us, and what a donor means for them (GEN-01, GEN-03, GEN-06). */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const { config, reference } = services
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const isOffered = requireOffered(services)
  const fileLimit = limitBody(config.fileSizeLimit)
  const uploads = { max: 30, timeWindow: 600_000 }

  app.get(
    '/api/geneticmatching/genes',
    {
      onRequest: isOffered,
      schema: {
        tags,
        summary: 'The genes that are compared, with condition, inheritance, frequency and source',
        querystring: geneListQuerySchema,
        response: { 200: z.array(geneSchema), 422: errorBodySchema },
      },
    },
    (request) => searchGenes(listGenes(reference().genes), request.query.search),
  )

  app.get(
    '/api/geneticmatching/offer',
    {
      onRequest: isOffered,
      schema: {
        tags,
        summary: 'What it costs in this shop to have the comparison done',
        response: { 200: geneticOfferSchema, 422: errorBodySchema },
      },
    },
    // GEN-02
    async (request) => {
      const buyer = await findBuyer(services, request)
      return { price: findServicePrice(services, request.context.shopCode, 'geneticMatching', buyer) }
    },
  )

  app.get(
    '/api/geneticmatching/status',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'Whether you have told us findings that donors can be compared with',
        response: { 200: geneticStatusSchema, ...access },
      },
    },
    async (request) => ({ hasFindings: await hasFindings(services.db, findCustomer(request).customerId) }),
  )

  app.get(
    '/api/geneticmatching/findings',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'What you have told us, what you agreed to, and your reports',
        response: { 200: geneticRecordSchema, ...access },
      },
    },
    (request) => {
      const { customerId } = findCustomer(request)
      return readRecord(services, customerId, `customer:${customerId}`)
    },
  )

  app.put(
    '/api/geneticmatching/consents',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'Agree or withdraw, purpose by purpose; what was kept for a withdrawn purpose is deleted',
        body: geneticConsentsSchema,
        response: { 200: geneticConsentsSchema, ...access },
      },
    },
    async (request, reply) => {
      const changed = await changeConsents(services, findCustomer(request).customerId, request.body)
      return changed.ok ? request.body : sendFailure(reply, changed.error)
    },
  )

  app.put(
    '/api/geneticmatching/findings',
    {
      onRequest: [requireCustomer, isOffered],
      schema: {
        tags,
        summary: 'Tell us findings of the person who gives the other half; they replace those before',
        body: geneticFindingsBodySchema,
        response: { 204: z.undefined(), ...access },
      },
    },
    async (request, reply) => {
      const changed = await changeFindings(services, findCustomer(request).customerId, request.body)
      return changed.ok ? reply.code(204).send() : sendFailure(reply, changed.error)
    },
  )

  app.post(
    '/api/geneticmatching/files/read',
    {
      onRequest: [requireCustomer, isOffered],
      bodyLimit: fileLimit,
      config: { rateLimit: uploads },
      schema: {
        tags,
        summary: 'What a laboratory’s table or VCF says; nothing of it is kept',
        body: geneFileBodySchema,
        response: { 200: readGeneFileSchema, ...access },
      },
    },
    async (request, reply) => {
      const read = readFile(services, request.body)
      return read.ok ? read.value : sendFailure(reply, read.error)
    },
  )

  app.post(
    '/api/geneticmatching/reports',
    {
      onRequest: [requireCustomer, isOffered],
      bodyLimit: fileLimit,
      config: { rateLimit: uploads },
      schema: {
        tags,
        summary: 'Send a laboratory’s report (PDF) for our staff to read',
        body: geneFileBodySchema,
        response: { 201: keptFileSchema, ...access },
      },
    },
    async (request, reply) => {
      const kept = await keepReport(services, findCustomer(request).customerId, request.body)
      return kept.ok ? reply.code(201).send(kept.value) : sendFailure(reply, kept.error)
    },
  )

  app.get(
    '/api/geneticmatching/reports/:id/address',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'An address that leads you to your report for two minutes',
        params: ofReport,
        response: { 200: fileAddressSchema, ...access, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { customerId } = findCustomer(request)
      const { id } = request.params
      const isTheirs = await openReport(services, customerId, id, `customer:${customerId}`)
      if (!isTheirs || !(await findUpload(services, id))) return reply.code(404).send(noReport)
      return lendAddress(services, request, reply, { path: `/api/files/${id}/content`, fileId: id })
    },
  )

  app.delete(
    '/api/geneticmatching/reports/:id',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'Delete your report',
        params: ofReport,
        response: { 204: z.undefined(), ...access },
      },
    },
    async (request, reply) => {
      await removeReport(services, findCustomer(request).customerId, request.params.id)
      return reply.code(204).send()
    },
  )

  // A question in a body, so that no list of donors somebody thinks about stands in an address.
  app.post(
    '/api/geneticmatching/match',
    {
      onRequest: [requireCustomer, isOffered],
      schema: {
        tags,
        summary: 'Match, no match or not tested, and the couple’s risk, for each of these donors',
        body: geneticMatchBodySchema,
        response: { 200: geneticMatchesSchema, ...access },
      },
    },
    async (request, reply) => {
      const matched = await matchDonors(services, findCustomer(request).customerId, request.body.donorIds)
      return matched.ok ? matched.value : sendFailure(reply, matched.error)
    },
  )

  await staffRoutes(instance, services)
}
