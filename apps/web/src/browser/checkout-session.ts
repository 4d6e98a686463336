import type { World } from './world.ts'

/** Set while the checkout may build on an old session: who is signed in changed in another tab (SES-31). */
export const checkoutKey = 'checkout_needs_updated_session'

const checkoutCalls = /^\/api\/commerce\/checkout\//

export function markCheckout({ storage }: Pick<World, 'storage'>): void {
  try {
    storage?.setItem(checkoutKey, 'true')
  } catch {
    // Without storage the server still refuses what is not this customer's.
  }
}

/**
 * Before a call of the checkout: looks at the session anew where it is known to have changed, once.
 *
 * @param path of the call; others are not held up
 */
export async function updateSessionFor(
  path: string,
  { storage }: Pick<World, 'storage'>,
  refetch: () => Promise<unknown>,
): Promise<void> {
  if (!checkoutCalls.test(path) || storage?.getItem(checkoutKey) !== 'true') return
  storage.removeItem(checkoutKey)
  await refetch()
}
