/** `empty` and `same` call nothing; of them `empty` is told to the visitor. */
export type QueryCheck = 'empty' | 'same' | 'new'

/**
 * SRCH-04, SRCH-18: a search is made when something was typed that is not what is shown already.
 *
 * @param shown the query whose results are there; null where none are
 */
export function checkQuery(typed: string, shown: string | null): QueryCheck {
  const query = typed.trim()
  if (query === '') return 'empty'
  return query === shown ? 'same' : 'new'
}
