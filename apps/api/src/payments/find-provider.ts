import type { Services } from '../services.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'

/** The providers of this installation. The sandbox exists in a demo only: in production no test card can pay. */
export function listProviders({ config, pool, now }: Services): PaymentProvider[] {
  if (!config.isDemo) return []
  return [
    createSandboxProvider({ pool, publicUrl: config.publicUrl, eventKey: config.keys.sandboxEvents, now }),
  ]
}

/** The provider that takes new card payments, or null when cards are not taken. */
export function findCardProvider(services: Services): PaymentProvider | null {
  return listProviders(services)[0] ?? null
}

export function findProvider(services: Services, name: string): PaymentProvider | null {
  return listProviders(services).find((provider) => provider.name === name) ?? null
}
