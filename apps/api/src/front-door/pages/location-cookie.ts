import type { LocationQuestion } from '../../content/find-location.ts'

/** LOC-11 */
export const locationCookieName = 'Location_settings_data'

/** What the location cookie says, as far as the server needs it; an unreadable one says nothing (LOC-27). */
export function readLocationCookie(
  value: string | undefined,
): LocationQuestion & { treatmentState?: string } {
  if (!value || value.length > 4096) return {}
  let data: unknown
  try {
    data = JSON.parse(value.startsWith('%7B') ? decodeURIComponent(value) : value)
  } catch {
    return {}
  }
  if (typeof data !== 'object' || data === null) return {}
  const cookie = data as Record<string, unknown>
  const country = textOf(cookie.country) ?? textOf((cookie.country as { code?: unknown } | null)?.code)
  const customerType = textOf(cookie.customerType)
  return {
    ...(country ? { countryCode: country.toUpperCase() } : {}),
    ...optional('languageName', textOf(cookie.shopLanguage) ?? textOf(cookie.language)),
    ...optional('shopCode', textOf(cookie.shopCode)),
    ...(customerType === 'professional' ? { customerType } : {}),
    ...optional('treatmentState', textOf(cookie.treatmentState) ?? textOf(cookie.state)),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,20}$/.test(value) ? value : undefined
}

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>)
}
