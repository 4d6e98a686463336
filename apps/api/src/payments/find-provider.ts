import type { Services } from '../services.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

/**
 * The providers of this installation: Stripe where its keys are given, and in a demo the sandbox. In production no test
 * card can pay.
 */
export function listProviders({ config, pool, now }: Services): PaymentProvider[] {
  const { stripe, isDemo, publicUrl, keys } = config
  return [
    ...(stripe ? [createStripeProvider({ ...stripe, now })] : []),
    ...(isDemo ? [createSandboxProvider({ pool, publicUrl, eventKey: keys.sandboxEvents, now })] : []),
  ]
}

/** The provider that takes new card payments, or null when cards are not taken. */
export function findCardProvider(services: Services): PaymentProvider | null {
  return listProviders(services)[0] ?? null
}

export function findProvider(services: Services, name: string): PaymentProvider | null {
  return listProviders(services).find((provider) => provider.name === name) ?? null
}
