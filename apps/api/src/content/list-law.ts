import type { LawTableData } from '@kindred/content/blocks/law-table/schema.ts'
import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Locale } from '@kindred/domain/vocabulary'

/** The law of every country for reading, in the order of their names, each part with its own source and date. */
export function listLaw(reference: Reference, locale: Locale): LawTableData['countries'] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return [...reference.countries.values()]
    .map(({ code, rule, quotaRules, states, homeDelivery, eligibility }) => ({
      code,
      name: names.of(code) ?? code,
      regime: rule.regime,
      acceptsImport: rule.acceptsImport,
      isEggShopLegal: rule.isEggShopLegal,
      homeDelivery,
      eligibility,
      source: rule.source,
      verified: rule.verified,
      checkedOn: rule.checkedOn,
      limits: quotaRules.map(({ unit, limit, stateCode, source, verified, checkedOn }) => ({
        unit,
        limit,
        state: states.find((state) => state.code === stateCode)?.name ?? stateCode,
        source,
        verified,
        checkedOn,
      })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
