import { errorBodySchema } from '@kindred/contracts/common'
import { staffSearchBody, staffSearchSchema } from '@kindred/contracts/staff-search'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireStaff } from '../front-door/require-staff.ts'
import type { Services } from '../services.ts'
import { sealWords } from './sought-words.ts'

/** How staff look for a person without the person's name standing in an address. */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/staff/search',
    {
      onRequest: requireStaff(),
      schema: {
        body: staffSearchBody,
        response: { 200: staffSearchSchema, 401: errorBodySchema, 403: errorBodySchema },
        tags: ['staff'],
        summary: 'Words to look for, sealed for `sought` of a list',
      },
    },
    async (request) => ({ sought: sealWords(services, request.body.words) }),
  )
}
