import { defaultLocale, type Locale, locales } from '@kindred/domain/vocabulary'

const names: Record<Locale, string> = {
  'en-GB': 'English',
  'de-DE': 'Deutsch',
  'fr-FR': 'Français',
  'es-ES': 'Español',
  'da-DK': 'Dansk',
  'nl-NL': 'Nederlands',
  'zh-CN': '中文',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
  'pt-PT': 'Português',
  'el-GR': 'Ελληνικά',
  'en-US': 'English (US)',
  'es-US': 'Español (EE. UU.)',
}

/** What a language calls itself. */
export function nameLocale(locale: string): string {
  return names[locale as Locale] ?? locale
}

/** The locale of a path segment such as `da-dk`; undefined for one we do not speak. */
export function readLocale(segment: string): Locale | undefined {
  return locales.find((locale) => locale.toLowerCase() === segment.toLowerCase())
}

/**
 * Where a text is looked for: the locale itself, its language elsewhere (es-US reads es-ES), then English.
 * Used only at reading; what is missing stays missing in what editors see.
 */
export function fallbackChain(locale: Locale): Locale[] {
  const sisters = locales.filter((other) => other.slice(0, 2) === locale.slice(0, 2))
  return [...new Set([locale, ...sisters, defaultLocale])]
}

export const localization = {
  locales: locales.map((code) => ({ code, label: names[code] })),
  defaultLocale,
  fallback: false,
}
