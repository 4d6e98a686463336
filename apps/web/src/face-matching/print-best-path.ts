import { accountPath } from '../account/account-path.ts'
import { printSearch, type SearchState } from '../page-kinds/donor-search/search-state.ts'

/** The address of a customer's best matches, with the filters of a search and as many as are shown. */
export function printBestPath(
  locale: string,
  kind: 'sperm' | 'egg',
  { filter, includeNotOffered, shown }: Partial<SearchState> = {},
): string {
  const [, asked] = printSearch('', { filter, includeNotOffered, shown }).split('?')
  return `${accountPath(locale, 'faceMatching')}?kind=${kind}${asked ? `&${asked}` : ''}#best`
}
