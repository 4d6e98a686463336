import { LinkButton } from '@kindred/ui/link-button/link-button'
import { LoadMore } from '@kindred/ui/load-more/load-more'
import type { Translate } from '../../texts/get-texts.ts'
import { pageSize, printMore, printSearch, type SearchState } from './search-state.ts'

type SearchPagingProps = { path: string; state: SearchState; total: number; end: number; t: Translate }

/** Below the list: more of it, and back where it began further on. */
export function SearchPaging({ path, state, total, end, t }: SearchPagingProps) {
  return (
    <nav aria-label={t('search.paging')} className="k-search-paging">
      {state.from > 0 && (
        <LinkButton
          variant="text"
          href={printSearch(path, {
            ...state,
            from: Math.max(0, state.from - state.shown),
          })}
        >
          {t('search.previous')}
        </LinkButton>
      )}
      <LoadMore shown={end} total={total} status={t('search.shownOf', { shown: end, total })}>
        <LinkButton variant="outlined" size="large" data-soft="more" href={printMore(path, state)}>
          {t('search.more', { count: Math.min(pageSize, total - end) })}
        </LinkButton>
      </LoadMore>
    </nav>
  )
}
