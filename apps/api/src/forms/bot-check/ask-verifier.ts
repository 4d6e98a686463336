/** Where tokens are checked, and what must hold of the answer. */
export type Verifier = { url: string; secret: string; leastScore?: number }

export const recaptchaUrl = 'https://www.google.com/recaptcha/api/siteverify'
export const turnstileUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

const patience = 5_000

/**
 * Asks who made a token whether it is good (both services speak alike).
 * @throws when the service does not answer, or not in its words
 */
export async function askVerifier(
  { url, secret, leastScore }: Verifier,
  token: string,
  ip: string,
  ask: typeof fetch = fetch,
): Promise<boolean> {
  const answer = await ask(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip: ip }),
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`${new URL(url).hostname} answered ${answer.status}`)
  const told = (await answer.json()) as { success?: unknown; score?: unknown }
  if (typeof told.success !== 'boolean') throw new Error(`${new URL(url).hostname} answered something else`)
  const isScoreHigh = leastScore === undefined || (typeof told.score === 'number' && told.score >= leastScore)
  return told.success && isScoreHigh
}
