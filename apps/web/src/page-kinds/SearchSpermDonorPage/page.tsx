import { DonorSearchPage } from '../donor-search/search-page.tsx'
import type { PageKindProps } from '../page-kind.ts'

/** PAGE-38 */
export default function SearchSpermDonorPage(props: PageKindProps) {
  return <DonorSearchPage {...props} kind="sperm" />
}
