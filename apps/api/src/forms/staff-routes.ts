import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import {
  moveSubmissionSchema,
  submissionFilterQuery,
  submissionListQuery,
  submissionListSchema,
  submissionSchema,
} from '@kindred/contracts/forms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findStaff, requireRoom, requireStaff } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { changeStatus } from './move-submission.ts'
import { exportSubmissions, readSubmission, readSubmissionList } from './read-submissions.ts'

const tags = ['forms']
const params = z.object({ id: guidSchema })
const refusals = { 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema, 422: errorBodySchema }
const readers = requireRoom('submissions')
const actorOf = (request: FastifyRequest) => `staff:${findStaff(request).staffId}`
const notFound = (reply: FastifyReply) =>
  sendFailure(reply, { code: 'not-found', message: 'There is no such submission, or not any more.' }, 404)

/** What departments do with what visitors sent. */
export async function staffRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/staff/submissions',
    {
      onRequest: readers,
      schema: {
        tags,
        summary: 'What was sent with forms',
        querystring: submissionListQuery,
        response: { 200: submissionListSchema, ...refusals },
      },
    },
    (request) => readSubmissionList(services, request.query),
  )

  app.get(
    '/api/staff/submissions/export.csv',
    {
      onRequest: requireStaff('coordinator', 'responsible'),
      schema: {
        tags,
        summary: 'The same as CSV',
        querystring: submissionFilterQuery,
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => {
      const csv = await exportSubmissions(services, request.query, actorOf(request))
      return reply
        .header('content-disposition', 'attachment; filename="submissions.csv"')
        .type('text/csv; charset=utf-8')
        .serializer((text: string) => text)
        .send(csv)
    },
  )

  app.get(
    '/api/staff/submissions/:id',
    {
      onRequest: readers,
      schema: {
        tags,
        summary: 'One submission',
        params,
        response: { 200: submissionSchema, ...refusals },
      },
    },
    async (request, reply) =>
      (await readSubmission(services, request.params.id, actorOf(request))) ?? notFound(reply),
  )

  app.post(
    '/api/staff/submissions/:id/status',
    {
      onRequest: readers,
      schema: {
        tags,
        summary: 'Say how far we are with it',
        params,
        body: moveSubmissionSchema,
        response: { 200: submissionSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const by = actorOf(request)
      const moved = await changeStatus(services, id, request.body.status, by)
      if (moved === null) return notFound(reply)
      if (!moved.ok) return sendFailure(reply, moved.error)
      return (await readSubmission(services, id, by)) ?? notFound(reply)
    },
  )
}
