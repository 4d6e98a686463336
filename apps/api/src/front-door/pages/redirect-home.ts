import { defaultPageUrl, fallbackUrl } from '@kindred/domain/location/path'
import type { FastifyInstance } from 'fastify'
import { checkLocation } from '../../content/check-location.ts'
import { decideLocation } from '../../content/decide-location.ts'
import type { Services } from '../../services.ts'
import { readVisitorFacts } from '../read-visitor-facts.ts'

/** Decision 2: `/` leads to the start page of the visitor's shop and language, never to itself. */
export function redirectHome(app: FastifyInstance, services: Services): void {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const { location } = decideLocation(
      services.reference(),
      readVisitorFacts(request, services.config),
      services.now(),
    )
    const { startPath, faults } = checkLocation(location)
    if (faults.length > 0)
      request.log.error({ code: 'location', faults }, 'the location lookup is incomplete')
    reply.header('cache-control', 'private, no-store')
    return reply.redirect(startPath === fallbackUrl ? defaultPageUrl : startPath, 302)
  })
}
