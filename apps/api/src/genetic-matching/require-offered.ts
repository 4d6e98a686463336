import type { FastifyRequest } from 'fastify'
import { HttpFailure } from '../front-door/http-failure.ts'
import type { Services } from '../services.ts'

/**
 * onRequest of what a shop offers only with genetic matching switched on (GEN-01). Reading, deleting and withdrawing are
 * not among it: what somebody gave us they can take back in every shop.
 * @throws HttpFailure 422 `genetic-matching-off`
 */
export const requireOffered =
  ({ reference }: Services) =>
  async (request: FastifyRequest) => {
    if (!reference().shops.get(request.context.shopCode)?.isGeneticMatchingEnabled)
      throw new HttpFailure(422, 'genetic-matching-off', 'This shop does not offer genetic matching.')
  }
