const freshMs = 10 * 60_000
/** Clocks of two machines differ a little; a time further ahead is no time at all. */
const skewMs = 60_000

/**
 * Whether a sign-in is recent enough for what opens or closes an account: whoever only finds a browser open must not
 * change how its owner signs in.
 *
 * @param signedInAt when the person last gave a password or a passkey; null when that is not known
 */
export function isFreshSignIn(signedInAt: Date | null, now: Date): boolean {
  if (!signedInAt) return false
  const age = now.getTime() - signedInAt.getTime()
  return age <= freshMs && age >= -skewMs
}
