import { printConsent } from '@kindred/domain/consent/print-consent'

/**
 * What a browser keeps of a visitor who refused everything, so that journeys about other things are not asked.
 *
 * @param baseUrl where Kindred runs
 */
export function keepRefusal(baseUrl: string) {
  const { hostname } = new URL(baseUrl)
  const [name = '', value = ''] = printConsent([], { at: new Date(), isHttps: false })
    .split(';', 1)
    .join('')
    .split('=')
  const flags = { path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
  return { cookies: [{ name, value, domain: hostname, ...flags }], origins: [] }
}

/** Of a visitor who has not been asked yet. */
export const notAsked = { cookies: [], origins: [] }
