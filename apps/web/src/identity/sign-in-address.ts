/** The link that starts a sign-in and leads back afterwards (RTE-01, RTE-16). */
export const signInAddress = (returnPath: string): string =>
  `/api/auth/signin/?callbackUrl=${encodeURIComponent(returnPath)}`
