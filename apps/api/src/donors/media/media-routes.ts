import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import { addressQuerySchema } from '@kindred/contracts/files'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { assertAddress } from '../../files/lend-address.ts'
import { sendBytes } from '../../files/send-bytes.ts'
import { HttpFailure } from '../../front-door/http-failure.ts'
import type { Services } from '../../services.ts'
import { findMedia } from './donor-media.store.ts'
import { nameMedia } from './lend-media.ts'
import { openMedia } from './open-media.ts'

const tags = ['donors']

/** Photographs, voices and handwriting, to be read by signed address alone. */
export async function mediaRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/donors/media/:id',
    {
      schema: {
        tags,
        summary: 'A picture or recording of a donor by its signed address; ranges are served',
        params: z.object({ id: guidSchema }),
        querystring: addressQuerySchema,
        // Whoever has no right to the address is refused by its signature, signed in or not.
        response: {
          200: z.any(),
          206: z.any(),
          400: errorBodySchema,
          403: errorBodySchema,
          404: errorBodySchema,
          416: errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      assertAddress(services, request, nameMedia(id), request.query)
      // The signature says whom it was lent to: staff see to donors who are not shown (any more) too.
      const media = await findMedia(services.pool, id, request.query.person.startsWith('staff:'))
      const file = media && (await openMedia(services, media))
      if (!file) throw new HttpFailure(404, 'not-found', 'There is no such picture or recording.')
      return sendBytes(request, reply, file)
    },
  )
}
