import './saved-searches.css'
import type { SavedSearch } from '@kindred/contracts/saved-searches'
import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { Panel } from '@kindred/ui/panel/panel'
import type { Account } from '../account/open-account.ts'
import { homePath } from '../checkout/place.ts'
import { printSearch, readSearch } from '../page-kinds/donor-search/search-state.ts'
import { findKindPath } from '../server/find-kind-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { SavedSearchRow } from './saved-search-row.tsx'
import { takeBackSearch } from './saved-searches.action.ts'

type SavedSearchPartProps = {
  searches: readonly SavedSearch[]
  account: Account
  /** What the person just did, or why it could not be done. */
  did?: string
  /** The search that was just removed. */
  undo?: string
}

const done = new Set(['saved', 'changed', 'removed', 'restored'])

/** The searches a customer keeps, each with how many donors are new; they open, change and go by forms. */
export async function SavedSearchPart({ searches, account, did, undo }: SavedSearchPartProps) {
  const { locale, shopCode } = account
  const { t, has } = await getTexts(locale)
  const code = did && (has(`savedSearches.errors.${did}`) ? did : 'other')
  return (
    <section id="saved-searches" className="k-account__part">
      <header>
        <h2>{t('savedSearches.title')}</h2>
      </header>
      <p className="k-saved-searches__lead">{t('savedSearches.lead')}</p>
      <div role="status">
        {did && done.has(did) && (
          <Note tone="ok">
            <p>{t(`savedSearches.did.${did}`)}</p>
            {did === 'removed' && undo && (
              <form action={takeBackSearch}>
                <input type="hidden" name="locale" value={locale} />
                <input type="hidden" name="shopCode" value={shopCode} />
                <input type="hidden" name="id" value={undo} />
                <Button type="submit" variant="outlined" size="small">
                  {t('savedSearches.undo')}
                </Button>
              </form>
            )}
          </Note>
        )}
        {did && !done.has(did) && did !== 'seen' && (
          <Note tone="error">{t(`savedSearches.errors.${code}`)}</Note>
        )}
      </div>
      {searches.length === 0 ? (
        <p>{t('savedSearches.empty')}</p>
      ) : (
        <Panel flush>
          <ul className="k-saved-searches">
            {
              await Promise.all(
                searches.map(async (search) => (
                  <SavedSearchRow
                    key={search.savedSearchGuid}
                    search={search}
                    locale={locale}
                    href={await findHref(search, account)}
                  />
                )),
              )
            }
          </ul>
        </Panel>
      )}
    </section>
  )
}

/** The search page with these filters, the newest first; null where the shop has no such page. */
async function findHref({ kind, query, shopCode }: SavedSearch, account: Account): Promise<string | null> {
  const place = { ...account, shopCode, path: homePath({ ...account, shopCode }) }
  const path = await findKindPath(place, kind === 'egg' ? 'SearchEggDonorPage' : 'SearchSpermDonorPage')
  return path && printSearch(path, readSearch(Object.fromEntries(new URLSearchParams(query))))
}
