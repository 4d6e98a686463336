import type { RuntimeConfiguration } from '@kindred/contracts/forms'
import type { Send } from '@kindred/contracts/request'

/** What shows that a person sends a form; without keys only the stamp. */
export type PersonProof = { stamp?: string; recaptchaToken?: string; turnstileToken?: string }

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (key: string, options: { action: string }) => Promise<string>
}
type Turnstile = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      size: 'invisible'
      callback: (token: string) => void
      'error-callback': () => void
    },
  ) => string
  remove: (id: string) => void
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha
    turnstile?: Turnstile
  }
}

/** A stamp younger than this is too quick; the server says so, so it is waited for here. */
const shortest = 2_200

/**
 * Begins with the bot check when a visitor begins with a form (CFG-02): a stamp of the moment, and the scripts of reCAPTCHA
 * v3 and Turnstile where runtime keys are set (CFG-01). Nothing of others is loaded without keys.
 *
 * @returns `prove`, to be called when the form is sent. What cannot be had is left out: the server decides.
 */
export function beginProof(send: Send): { prove: () => Promise<PersonProof> } {
  const begunAt = Date.now()
  const stamp = send<{ stamp: string }>('/api/cms/forms/stamp').catch(() => null)
  const runtime = send<RuntimeConfiguration>('/api/cms/settings/runtimeconfiguration').catch(() => null)
  const scripts = runtime.then(async (found) => {
    if (found?.reCaptchaV3key)
      await loadScript(`https://www.google.com/recaptcha/api.js?render=${found.reCaptchaV3key}`)
    if (found?.cloudflareTurnstileSiteKey)
      await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
    return found
  })
  return {
    prove: async () => {
      const [given, found] = await Promise.all([stamp, scripts.catch(() => null)])
      const rest = shortest - (Date.now() - begunAt)
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      return {
        ...(given ? { stamp: given.stamp } : {}),
        ...(found?.reCaptchaV3key ? { recaptchaToken: await askRecaptcha(found.reCaptchaV3key) } : {}),
        ...(found?.cloudflareTurnstileSiteKey
          ? { turnstileToken: await askTurnstile(found.cloudflareTurnstileSiteKey) }
          : {}),
      }
    },
  }
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The bot check did not load.'))
    document.head.append(script)
  })
}

async function askRecaptcha(key: string): Promise<string | undefined> {
  const { grecaptcha } = window
  if (!grecaptcha) return undefined
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(key, { action: 'form' }).catch(() => undefined)
}

async function askTurnstile(sitekey: string): Promise<string | undefined> {
  const { turnstile } = window
  if (!turnstile) return undefined
  const place = document.body.appendChild(document.createElement('div'))
  try {
    return await new Promise<string | undefined>((resolve) => {
      turnstile.render(place, {
        sitekey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => resolve(undefined),
      })
    })
  } finally {
    place.remove()
  }
}
