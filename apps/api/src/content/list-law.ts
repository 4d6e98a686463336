import type { LawTableData } from '@kindred/content/blocks/law-table/schema.ts'
import type { Reference } from '@kindred/content/reference/reference.ts'
import type { CalendarDate } from '@kindred/domain/dates/calendar-date'
import { isInForce } from '@kindred/domain/law/is-in-force'
import { readCountryRule } from '@kindred/domain/law/read-country-rule'
import type { Locale } from '@kindred/domain/vocabulary'

/** The law of every country as it stands today, in the order of their names, each part with its own source and date. */
export function listLaw(
  reference: Reference,
  locale: Locale,
  today: CalendarDate,
): LawTableData['countries'] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return [...reference.countries.values()]
    .map((country) => {
      const rule = readCountryRule(country, { today })
      const { proofs } = rule
      return {
        code: country.code,
        name: names.of(country.code) ?? country.code,
        regime: { value: rule.regime, ...proofs.regime },
        import: { isAllowed: rule.acceptsImport, ...proofs.import },
        eggDonation: { isAllowed: rule.isEggShopLegal, ...proofs.eggDonation },
        homeDelivery: { isAllowed: rule.isHomeDeliveryAllowed, ...proofs.homeDelivery },
        eligibility: rule.eligibility === null ? null : { text: rule.eligibility, ...proofs.eligibility },
        limits: country.quotaRules
          .filter((limit) => isInForce(limit, today))
          .map(({ unit, limit, stateCode, source, verified, checkedOn }) => ({
            unit,
            limit,
            state: country.states.find(({ code }) => code === stateCode)?.name ?? stateCode,
            source,
            verified,
            checkedOn,
          })),
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
