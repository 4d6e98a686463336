import {
  type DonorFilter,
  type DonorFilterField,
  donorFilterFields,
  removeFromFilter,
} from '@kindred/domain/search/donor-filter'
import { ChipLink } from '@kindred/ui/chip/chip'
import { Link } from '@kindred/ui/link/link'
import type { TraitNames } from './name-donor-traits.ts'
import { keepBesideFilter, printSearch, type SearchState } from './search-state.ts'

type Active = { key: string; label: string; without: DonorFilter }

/** What narrows the list, each with a cross that takes it away. */
export function ActiveFilters({
  path,
  state,
  names,
}: {
  path: string
  state: SearchState
  names: TraitNames
}) {
  const { t } = names
  const active = listActive(state.filter, names)
  if (active.length === 0) return null
  const kept = keepBesideFilter(state)
  return (
    <ul className="k-active-filters" aria-label={t('search.activeFilters')}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <ChipLink
            data-soft=""
            href={printSearch(path, { filter: without, ...kept })}
            removeLabel={t('search.removeFilter', { filter: label })}
          >
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <Link data-soft="" href={printSearch(path, kept)}>
          {t('search.clearAll')}
        </Link>
      </li>
    </ul>
  )
}

function listActive(filter: DonorFilter, names: TraitNames): Active[] {
  return donorFilterFields.flatMap((field) => {
    const value = filter[field]
    if (value === undefined) return []
    const values: readonly (string | null)[] = Array.isArray(value) ? value : [null]
    return values.map((one) => ({
      key: `${field}-${one}`,
      label: describeFilter(field, one ?? String(value), names),
      without: removeFromFilter(filter, field, one ?? undefined),
    }))
  })
}

/** One filter value in words that stand alone: “Green eyes”, “178 cm or taller”. */
export function describeFilter(field: DonorFilterField, value: string, names: TraitNames): string {
  const spoken = names.nameTrait(field, value)
  return names.t(`search.chips.${field}`, { value: spoken, key: value })
}
