/** Why somebody is led to sign-in; said on the page. */
export type SignInReason = 'SessionRequired' | 'RefreshAccessTokenError'

/** The link that starts a sign-in and leads back afterwards (RTE-01, RTE-16). */
export const signInAddress = (returnPath: string, reason?: SignInReason): string =>
  `/api/auth/signin/?callbackUrl=${encodeURIComponent(returnPath)}${reason ? `&error=${reason}` : ''}`
