import 'server-only'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import { serviceAddress } from '../server/service-address.ts'

const keptFor = 5 * 60_000
const patience = 2000
const kept = new Map<string, { until: number; messages: Promise<Texts> }>()

/**
 * All messages of a locale from the translations call (I18N-03), kept for five minutes. When it fails that is logged only,
 * and the built-in texts speak (I18N-08); the next page asks again.
 *
 * @param locale as in the path, such as `da-dk`
 */
export function readMessages(locale: string, now = Date.now()): Promise<Texts> {
  // Who works on the texts sees them change at once.
  if (process.env.NODE_ENV === 'development') return loadTexts(locale)
  const known = kept.get(locale)
  if (known && known.until > now) return known.messages
  const messages = askMessages(locale).catch((error: unknown) => {
    kept.delete(locale)
    console.error(JSON.stringify({ level: 'error', code: 'translations', locale, detail: String(error) }))
    return loadTexts(locale)
  })
  kept.set(locale, { until: now + keptFor, messages })
  return messages
}

async function askMessages(locale: string): Promise<Texts> {
  const call = `/api/cms/pages/${locale}/translations`
  const response = await fetch(serviceAddress(call) + call, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`${response.status} from the translations call`)
  return (await response.json()) as Texts
}
