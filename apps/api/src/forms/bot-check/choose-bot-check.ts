import type { Services } from '../../services.ts'
import { askVerifier, recaptchaUrl, turnstileUrl, type Verifier } from './ask-verifier.ts'
import type { Attempt, BotCheck } from './bot-check.ts'
import { checkQuietly, looksAutomatic } from './check-quietly.ts'

/**
 * The check of this installation (CFG-02): the built-in one always; where keys are set, also the token of reCAPTCHA v3
 * (score 0.5 or more) or Turnstile. Without scripts there is no token, and then the built-in check and the limit for each
 * address stand alone, as they do while a service is down: nobody is shut out because somebody else does not answer.
 */
export function chooseBotCheck(
  { config, now, log }: Pick<Services, 'config' | 'now' | 'log'>,
  ask: typeof fetch = fetch,
): BotCheck {
  const quiet = checkQuietly(config.keys.formStamp, now)
  const verifiers: [keyof Attempt, Verifier][] = []
  if (config.recaptcha)
    verifiers.push([
      'recaptchaToken',
      { url: recaptchaUrl, secret: config.recaptcha.secret, leastScore: 0.5 },
    ])
  if (config.turnstile)
    verifiers.push(['turnstileToken', { url: turnstileUrl, secret: config.turnstile.secret }])
  return async (attempt) => {
    const told = await quiet(attempt)
    if (!told.ok) return told
    for (const [name, verifier] of verifiers) {
      const token = attempt[name]
      if (!token) continue
      const isGood = await askVerifier(verifier, token, attempt.ip, ask).catch((error: unknown) => {
        log.warn({ err: error }, 'a bot check does not answer')
        return true
      })
      if (!isGood) return looksAutomatic()
    }
    return told
  }
}
