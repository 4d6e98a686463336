import type { DonorSearchResult } from '@kindred/contracts/search'
import {
  type DonorFilter,
  type DonorFilterField,
  donorFilterFields,
  removeFromFilter,
} from '@kindred/domain/search/donor-filter'
import { DeadEnd } from '@kindred/ui/dead-end/dead-end'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { describeFilter } from './active-filters.tsx'
import type { TraitNames } from './name-donor-traits.ts'
import { printSearch, type SearchState } from './search-state.ts'

type RelaxFiltersProps = {
  path: string
  state: SearchState
  result: DonorSearchResult
  names: TraitNames
}

/** A list that runs short says which filter to lift and how many that brings. Nothing is widened unasked. */
export function RelaxFilters({ path, state, result, names }: RelaxFiltersProps) {
  const { t } = names
  return (
    <DeadEnd
      headingLevel={2}
      title={t('search.deadEnd.title')}
      text={t('search.deadEnd.text')}
      ways={result.relax.map(({ filter, value, brings }) => ({
        text: t('search.deadEnd.without', { filter: describeRelaxed(filter, value, state.filter, names) }),
        action: (
          <LinkButton
            variant="outlined"
            size="small"
            data-soft=""
            href={printSearch(path, {
              ...state,
              from: 0,
              shown: undefined,
              filter: lift(state.filter, filter),
              hidesNotMatching: state.hidesNotMatching && filter !== hide,
            })}
          >
            {t('search.deadEnd.brings', { count: brings })}
          </LinkButton>
        ),
      }))}
    />
  )
}

/** Donors that are no match for somebody’s findings. */
const hide = 'hideNotMatching'
/** Straw type and MOT class narrow together and are lifted together. */
const form: DonorFilterField[] = ['strawType', 'motMin']

function lift(filter: DonorFilter, name: string): DonorFilter {
  if (name === 'form') return form.reduce((left, field) => removeFromFilter(left, field), filter)
  const field = donorFilterFields.find((one) => one === name)
  return field ? removeFromFilter(filter, field) : filter
}

function describeRelaxed(name: string, value: string | null, filter: DonorFilter, names: TraitNames): string {
  if (name === hide) return names.t('genetics.search.hide')
  const fields = name === 'form' ? form : donorFilterFields.filter((one) => one === name)
  return fields
    .flatMap((field) => {
      const asked = filter[field]
      if (asked === undefined) return []
      const values: readonly unknown[] = Array.isArray(asked) ? asked : [asked]
      return values.map((one) => describeFilter(field, String(one ?? value), names))
    })
    .join(', ')
}
