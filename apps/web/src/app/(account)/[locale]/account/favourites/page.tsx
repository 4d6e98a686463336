import type { FavouriteCards } from '@kindred/contracts/favourites'
import type { SavedSearch } from '@kindred/contracts/saved-searches'
import type { WaitingListEntry } from '@kindred/contracts/waiting-list'
import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { openAccount } from '../../../../../account/open-account.ts'
import { FavouriteList } from '../../../../../favourites/favourite-list.tsx'
import { readFavouriteSort } from '../../../../../favourites/sort-favourites.ts'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { SavedSearchPart } from '../../../../../saved-searches/saved-search-part.tsx'
import { getTexts } from '../../../../../texts/get-texts.ts'
import { WaitingPart } from '../../../../../waiting-list/waiting-part.tsx'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('account.menu.favourites')} · ${t('common.siteName')}` }
}

/** PAGE-27: the donors a customer keeps in mind, the searches they keep, then what they wait for. */
export default async function FavouritesPage({ params, searchParams }: Props) {
  const account = await openAccount((await params).locale, 'favourites')
  const { sort, waiting, searches: did, undo } = await searchParams
  const [cards, entries, searches] = await Promise.all([
    account.call<FavouriteCards>(`/api/donors/favorites/${account.locale}`),
    account.call<WaitingListEntry[]>('/api/stocknotifications'),
    account.call<SavedSearch[]>(`/api/users/${account.user.username}/searches`),
  ])
  const { t } = await getTexts(account.locale)
  return (
    <AccountFrame account={account} title={t('account.menu.favourites')}>
      <FavouriteList cards={cards} sort={readFavouriteSort(sort)} account={account} />
      <SavedSearchPart
        searches={searches}
        account={account}
        did={typeof did === 'string' ? did : undefined}
        undo={typeof undo === 'string' ? undo : undefined}
      />
      <WaitingPart
        entries={entries}
        account={account}
        did={typeof waiting === 'string' ? waiting : undefined}
      />
    </AccountFrame>
  )
}
