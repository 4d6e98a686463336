import {
  type ConsentCategory,
  consentCategories,
  consentCookieName,
  consentDays,
  consentVersion,
  type OptionalCategory,
  optionalCategories,
} from './consent-categories.ts'

export type Consent = { readonly approved: readonly OptionalCategory[]; readonly at: Date }

/** Browsers keep no longer ones. */
const maximalLength = 4096
const dayMs = 86_400_000
/** A clock may go a little ahead of the one that reads. */
const skewMs = 300_000

/**
 * What a visitor chose, or null when they must be asked (again): no cookie, one that is cut or forged, of an older version
 * of the words, or older than a year. Every category stands there once, agreed to or not; nothing is ever guessed.
 *
 * @param cookies as `document.cookie` or the header `Cookie` gives them
 * @param now milliseconds
 */
export function readConsent(cookies: string, now: number): Consent | null {
  const value = findCookie(cookies)
  const kept = value && value.length <= maximalLength ? parse(value) : null
  if (!kept || kept.consent_version !== consentVersion) return null
  const { consents_approved: approved, consents_denied: denied } = kept
  if (!Array.isArray(approved) || !Array.isArray(denied) || !isWhole(approved, denied)) return null
  const at = new Date(typeof kept.timestamp === 'string' ? kept.timestamp : Number.NaN)
  const age = now - at.getTime()
  if (!(age >= -skewMs && age <= consentDays * dayMs)) return null
  return { approved: optionalCategories.filter((category) => approved.includes(category)), at }
}

/** Whether the visitor agreed to a category. No answer is no agreement. */
export function hasConsent(cookies: string, category: ConsentCategory, now: number): boolean {
  if (category === 'cookie_cat_necessary') return true
  return readConsent(cookies, now)?.approved.includes(category) ?? false
}

/** Two cookies of the name (of another path or host) contradict each other: they are as good as none. */
function findCookie(cookies: string): string | null {
  const prefix = `${consentCookieName}=`
  const found = cookies.split(/;\s*/).filter((pair) => pair.startsWith(prefix))
  return found.length === 1 ? (found[0]?.slice(prefix.length) ?? null) : null
}

function parse(value: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(decodeURIComponent(value))
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Both lists together name each category once, and the necessary one is among the approved. */
function isWhole(approved: readonly unknown[], denied: readonly unknown[]): boolean {
  const named = [...approved, ...denied]
  return (
    named.length === consentCategories.length &&
    consentCategories.every((category) => named.includes(category)) &&
    approved.includes('cookie_cat_necessary')
  )
}
