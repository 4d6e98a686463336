import type { SignInReason } from '@kindred/contracts/identity'

/** The link that starts a sign-in and leads back afterwards (RTE-01, RTE-16). `reason` is said on its page (SES-17). */
export const signInAddress = (returnPath: string, reason?: SignInReason): string =>
  `/api/auth/signin/?callbackUrl=${encodeURIComponent(returnPath)}${reason ? `&error=${reason}` : ''}`

/** The same for who is signed in but not just now: it asks for the password or passkey again. */
export const freshSignInAddress = (returnPath: string): string =>
  `${signInAddress(returnPath, 'FreshSignInRequired')}&prompt=login`
