import { countActiveFields } from '@kindred/domain/search/donor-filter'
import { buttonClass } from '@kindred/ui/button/button-class'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Icon } from '@kindred/ui/icon/icon'
import { Select } from '@kindred/ui/select/select'
import type { ReactNode } from 'react'
import type { Translate } from '../../texts/get-texts.ts'
import { type SearchState, sorts } from './search-state.ts'

type SearchBarProps = {
  state: SearchState
  total: number
  /** Number of the last donor shown. */
  end: number
  countryName: string | null
  /** What a comparison with one’s own findings adds to choose. */
  choice: ReactNode
  t: Translate
}

/** Above the list: how many of how many, whom to include, and in which order. */
export function SearchBar({ state, total, end, countryName, choice, t }: SearchBarProps) {
  return (
    <div className="k-search-bar">
      <button
        type="button"
        className={buttonClass({ variant: 'outlined', className: 'k-narrow-only' })}
        popoverTarget="filters"
      >
        <span className="k-button__label">
          <Icon name="filter" />
          {t('search.filtersCount', { count: countActiveFields(state.filter) })}
        </span>
      </button>
      <p role="status" className="k-search-bar__status">
        {total === 0 ? t('search.nobody') : t('search.showing', { from: state.from + 1, to: end, total })}
      </p>
      {countryName && (
        <Checkbox
          dense
          id="filter-all"
          form="donor-filter"
          name="all"
          value="yes"
          defaultChecked={state.includeNotOffered}
          label={t('search.includeNotOffered', { country: countryName })}
        />
      )}
      {choice}
      <Select
        id="filter-sort"
        form="donor-filter"
        name="sort"
        look="inline"
        label={t('search.sort')}
        defaultValue={state.sort}
        options={sorts.map((value) => ({ value, label: t(`search.sorts.${value}`) }))}
      />
    </div>
  )
}
