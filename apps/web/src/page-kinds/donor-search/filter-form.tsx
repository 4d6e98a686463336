import type { DonorCard } from '@kindred/contracts/donors'
import type { DonorSearchResult } from '@kindred/contracts/search'
import type { Compared } from '@kindred/domain/donors/compare-donors'
import { countActiveFields } from '@kindred/domain/search/donor-filter'
import type { DonorKind } from '@kindred/domain/vocabulary'
import { Button } from '@kindred/ui/button/button'
import { buttonClass } from '@kindred/ui/button/button-class'
import { Icon } from '@kindred/ui/icon/icon'
import { FilterRail } from './filter-rail.tsx'
import type { TraitNames } from './name-donor-traits.ts'
import { FilterSheet } from './search.lazy.tsx'
import { keepBesideFilter, printSearch, type SearchState } from './search-state.ts'

/** Who was chosen for comparison and is not in this list: the form keeps them. */
function ChosenElsewhere({ compared, shown }: { compared: Compared; shown: readonly DonorCard[] }) {
  return compared.codes
    .filter((code) => !shown.some(({ donorId }) => donorId === code))
    .map((code) => <input key={code} type="hidden" name="compare" value={code} />)
}

type FilterFormProps = {
  path: string
  kind: DonorKind
  state: SearchState
  result: DonorSearchResult
  names: TraitNames
  countryName: string | null
  hasFaceMatching: boolean
}

/** The filters: beside the list on wide screens, a sheet over it on narrow ones, and a form without scripts. */
export function FilterForm({
  path,
  kind,
  state,
  result,
  names,
  countryName,
  hasFaceMatching,
}: FilterFormProps) {
  const { t } = names
  const { donors, total } = result
  return (
    <FilterSheet id="filters" label={t('search.filters')}>
      <form id="donor-filter" method="get" action={path} className="k-filter-form">
        <ChosenElsewhere compared={state.compared} shown={donors} />
        {state.view !== 'cards' && <input type="hidden" name="view" value={state.view} />}
        <div className="k-filter-form__head">
          <h2>{t('search.filters')}</h2>
          {countActiveFields(state.filter) > 0 && (
            <a data-soft="" href={printSearch(path, keepBesideFilter(state))}>
              {t('search.clearAll')}
            </a>
          )}
          <button
            type="button"
            className="k-icon-button k-narrow-only"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t('common.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <FilterRail
          kind={kind}
          filter={state.filter}
          result={result}
          names={names}
          countryName={countryName}
          hasFaceMatching={hasFaceMatching}
        />
        <noscript>
          <Button type="submit" wide>
            {t('search.apply')}
          </Button>
        </noscript>
        <div className="k-filter-form__foot k-narrow-only">
          <button
            type="button"
            className={buttonClass({ wide: true })}
            popoverTarget="filters"
            popoverTargetAction="hide"
          >
            {t('search.showDonors', { count: total })}
          </button>
        </div>
      </form>
    </FilterSheet>
  )
}
