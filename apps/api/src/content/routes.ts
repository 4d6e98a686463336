import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { countryRoutes } from './country-routes.ts'
import { locationRoutes } from './location-routes.ts'
import { navigationRoutes } from './navigation-routes.ts'
import { openPageCache } from './page-cache.ts'
import { pageRoutes } from './page-routes.ts'
import { shopRoutes } from './shop-routes.ts'

/** Pages, menus, texts, shops and countries: what everybody may read. */
export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  const { cache, close } = openPageCache(services)
  app.addHook('onClose', close)
  await pageRoutes(app, services, cache)
  await navigationRoutes(app, services, cache)
  await locationRoutes(app, services, cache)
  await shopRoutes(app, services)
  await countryRoutes(app, services)
}
