import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { cardRoutes } from './card-routes.ts'
import { ejaculateRoutes } from './ejaculate-routes.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { staffMediaRoutes } from './media/staff-media-routes.ts'
import { profileRoutes } from './profile-routes.ts'

/** Donors as cards and as profiles, their pictures and recordings, and the donations whose straws somebody owns. */
export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(cardRoutes, services)
  await app.register(ejaculateRoutes, services)
  await app.register(mediaRoutes, services)
  await app.register(staffMediaRoutes, services)
  await app.register(profileRoutes, services)
}
