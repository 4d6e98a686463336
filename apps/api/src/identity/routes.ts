import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { createProvider } from './create-provider.ts'
import { federatedLogout } from './federated-logout.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { internalRoutes } from './internal-routes.ts'
import { listenForEnded } from './listen-for-ended.ts'
import { mountProvider } from './mount-provider.ts'
import { passwordRoutes } from './password-routes.ts'

/** The identity provider, the steps of a sign-in, the web process's own calls, and signing out. */
export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  const provider = await createProvider(services)
  await app.register(mountProvider(provider, services.config.publicUrl))
  await app.register(interactionRoutes, { provider, services })
  await app.register(internalRoutes, { services })
  await app.register(passwordRoutes, { services })
  await app.register(federatedLogout, { provider, services })
  const stopListening = listenForEnded(services)
  app.addHook('onClose', async () => stopListening())
}
