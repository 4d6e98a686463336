import { type Locale, locales } from '@kindred/domain/vocabulary'
import { nameLocale } from '../config/locales.ts'
import type { LanguageState } from './read-language-states.ts'

const stateNames: Record<LanguageState, string> = {
  live: 'visitors see it',
  changed: 'visitors see it, a newer draft waits',
  draft: 'draft only',
  missing: 'not written, visitors read the fallback',
}
const signs: Record<LanguageState, string> = { live: '●', changed: '◐', draft: '○', missing: '–' }

/** A page's languages in one line, each a way to that language in the form. The sign says the state, not only its colour. */
export function LanguageMarks({ id, states }: { id: string; states: Record<Locale, LanguageState> }) {
  return (
    <span className="kindred-marks">
      {locales.map((locale) => {
        const words = `${nameLocale(locale)}: ${stateNames[states[locale]]}`
        return (
          <a
            key={locale}
            className={`kindred-mark kindred-mark--${states[locale]}`}
            href={`/admin/collections/pages/${id}?locale=${locale}`}
            title={words}
            aria-label={words}
          >
            <span aria-hidden="true">{signs[states[locale]]}</span> {locale.slice(0, 2)}
            {locale.endsWith('US') ? '·us' : ''}
          </a>
        )
      })}
    </span>
  )
}

/** What the signs mean. */
export function MarksLegend() {
  return (
    <p className="kindred-legend">
      {(Object.keys(stateNames) as LanguageState[]).map((state) => (
        <span key={state}>
          <span className={`kindred-mark kindred-mark--${state}`} aria-hidden="true">
            {signs[state]}
          </span>{' '}
          {stateNames[state]}
        </span>
      ))}
    </p>
  )
}
