import type { Translate } from '../../texts/get-texts.ts'
import { printSearch, type SearchState, views } from './search-state.ts'

type ViewLinksProps = { path: string; state: SearchState; t: Translate }

/** How the list looks. Only the address changes, so it works without scripts and holds when one comes back. */
export function ViewLinks({ path, state, t }: ViewLinksProps) {
  return (
    <nav aria-label={t('search.view')} className="k-view-links">
      {views.map((view) => (
        <a
          key={view}
          data-soft="mark"
          rel="nofollow"
          href={printSearch(path, { ...state, view })}
          aria-current={view === state.view ? 'true' : undefined}
        >
          {t(`search.views.${view}`)}
        </a>
      ))}
    </nav>
  )
}
