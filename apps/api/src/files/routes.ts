import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { imageRoutes } from './image-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { thumbnailRoutes } from './thumbnail-routes.ts'

/** Pictures of pages: as they were uploaded, in the sizes a page needs, and of films elsewhere. */
export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(imageRoutes, services)
  await app.register(libraryRoutes, services)
  await app.register(thumbnailRoutes, services)
}
