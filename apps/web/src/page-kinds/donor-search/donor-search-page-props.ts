import type { PageKindProps } from '../page-kind.ts'
import type { DonorComparison } from './donor-comparison.ts'

export type DonorSearchPageProps = Omit<PageKindProps, 'page'> & {
  page: Pick<PageKindProps['page'], 'title' | 'intro' | 'otherLanguages'>
  kind: 'sperm' | 'egg'
  /** Set on the page of somebody who told us findings: it is theirs alone. */
  compare?: DonorComparison
}
