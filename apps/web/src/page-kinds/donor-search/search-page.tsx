import { ComparisonPage } from './comparison/comparison-page.tsx'
import { DonorList } from './donor-list.tsx'
import type { DonorSearchPageProps } from './donor-search-page-props.ts'
import { readSearch } from './search-state.ts'

/** The donor search of one kind (SRCH-09), or some of its donors side by side. Everything it shows stands in its address. */
export async function DonorSearchPage(props: DonorSearchPageProps) {
  const { locale, shopCode, visitorType, path, searchParams, kind, compare } = props
  const state = readSearch(searchParams)
  return state.isSideBySide && !compare ? (
    <ComparisonPage place={{ locale, shopCode, visitorType, path }} kind={kind} state={state} />
  ) : (
    <DonorList {...props} state={state} />
  )
}
