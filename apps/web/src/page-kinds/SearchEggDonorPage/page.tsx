import { DonorSearchPage } from '../donor-search/search-page.tsx'
import type { PageKindProps } from '../page-kind.ts'

/** PAGE-37 */
export default function SearchEggDonorPage(props: PageKindProps) {
  return <DonorSearchPage {...props} kind="egg" />
}
