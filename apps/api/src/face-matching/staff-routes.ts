import { errorBodySchema } from '@kindred/contracts/common'
import { donorFaceBodySchema } from '@kindred/contracts/face-matching'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findStaff, requireStaff } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { donorParamSchema } from './donor-param.ts'
import type { FaceEmbedder } from './embedder/face-embedder.ts'
import { dropDonorFace, keepDonorFace } from './keep-donor-face.ts'

const tags = ['face-matching']
const params = z.object({ donor: donorParamSchema })
const response = {
  204: z.null(),
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  422: errorBodySchema,
}
const onRequest = requireStaff('coordinator', 'responsible')
const done = (reply: FastifyReply) => reply.code(204).send(null)

/** How a donor who agreed comes to take part, and leaves again. */
export async function staffRoutes(
  instance: FastifyInstance,
  options: { services: Services; embedder: FaceEmbedder; bodyLimit: number },
): Promise<void> {
  const { services, bodyLimit } = options
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.put(
    '/api/staff/donors/:donor/face',
    {
      onRequest,
      bodyLimit,
      schema: {
        tags,
        summary: 'Keeps the face of a donor who agreed',
        params,
        body: donorFaceBodySchema,
        response,
      },
    },
    async (request, reply) => {
      const asked = { donor: request.params.donor, staff: findStaff(request), given: request.body }
      const kept = await keepDonorFace(asked, options)
      return kept.ok ? done(reply) : sendFailure(reply, kept.error)
    },
  )

  app.delete(
    '/api/staff/donors/:donor/face',
    { onRequest, schema: { tags, summary: 'Removes the face of a donor at once', params, response } },
    async (request, reply) => {
      const dropped = await dropDonorFace(
        { donor: request.params.donor, staff: findStaff(request) },
        services,
      )
      return dropped.ok ? done(reply) : sendFailure(reply, dropped.error)
    },
  )
}
