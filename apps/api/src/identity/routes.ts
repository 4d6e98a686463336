import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { emailRoutes } from './email-routes.ts'
import { factorRoutes } from './factors/factor-routes.ts'
import { passkeyRoutes } from './factors/passkey-routes.ts'
import { createProvider } from './provider/create-provider.ts'
import { mountProvider } from './provider/mount-provider.ts'
import { deviceRoutes } from './sessions/device-routes.ts'
import { federatedLogout } from './sessions/federated-logout.ts'
import { internalRoutes } from './sessions/internal-routes.ts'
import { listenForChanges } from './sessions/listen-for-changes.ts'
import { interactionRoutes } from './sign-in/interaction-routes.ts'
import { passwordRoutes } from './sign-in/password-routes.ts'
import { staffRoomRoutes } from './staff/staff-room-routes.ts'

/** The identity provider, the steps of a sign-in, the web process's own calls, and signing out. */
export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  const provider = await createProvider(services)
  await app.register(mountProvider(provider, services.config.publicUrl))
  await app.register(interactionRoutes, { provider, services })
  await app.register(internalRoutes, { services })
  await app.register(passwordRoutes, { services })
  await app.register(emailRoutes, { services })
  await app.register(deviceRoutes, { services })
  await app.register(factorRoutes, { services })
  await app.register(passkeyRoutes, { services })
  await app.register(staffRoomRoutes)
  await app.register(federatedLogout, { provider, services })
  const changes = listenForChanges(services)
  app.addHook('onClose', changes.close)
}
