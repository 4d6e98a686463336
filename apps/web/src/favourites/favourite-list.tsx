import type { FavouriteCards } from '@kindred/contracts/favourites'
import { Link } from '@kindred/ui/link/link'
import { accountPath } from '../account/account-path.ts'
import { EmptyAccountList } from '../account/empty-account-list.tsx'
import type { Account } from '../account/open-account.ts'
import { homePath } from '../checkout/place.ts'
import { DonorListCard } from '../page-kinds/donor-search/donor-list-card.tsx'
import { nameDonorTraits } from '../page-kinds/donor-search/name-donor-traits.ts'
import { findDonorPath, findKindPath } from '../server/find-kind-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { FavouriteCount, FavouriteItem } from './favourite-list.lazy.tsx'
import { type FavouriteSort, favouriteSorts, sortFavourites } from './sort-favourites.ts'

type FavouriteListProps = { cards: FavouriteCards; sort: FavouriteSort; account: Account }

/** Every favourite as it can be had now, or why not; those that were taken down since are named below. */
export async function FavouriteList({ cards: { favourites, gone }, sort, account }: FavouriteListProps) {
  const { locale, shopCode, treatmentCountry } = account
  const { t, group, language, format } = await getTexts(locale)
  if (favourites.length + gone.length === 0)
    return <EmptyAccountList account={account} area="favourites.account" />
  const place = { ...account, path: homePath(account) }
  const searches = {
    sperm: (await findKindPath(place, 'SearchSpermDonorPage')) ?? place.path,
    egg: (await findKindPath(place, 'SearchEggDonorPage')) ?? place.path,
  }
  const { nameCountry } = await nameDonorTraits(locale)
  const item = {
    place: { locale, shopCode },
    texts: group('favourites.account'),
    errors: group('favourites.errors'),
  }
  const sorted = sortFavourites(favourites, sort, language)
  const offered = Object.fromEntries(favourites.map((card) => [card.donorGuid, card.offered]))
  return (
    <>
      <div className="k-favourites__bar">
        <FavouriteCount offered={offered} place={item.place} text={group('favourites').count ?? ''} />
        {favourites.length > 1 && <SortLinks sort={sort} locale={locale} />}
      </div>
      <ul className="k-favourites">
        {
          await Promise.all(
            sorted.map(async (donor) => (
              <li key={donor.donorGuid}>
                <FavouriteItem {...item} donor={pick(donor)} note={donor.note}>
                  <DonorListCard
                    donor={donor}
                    locale={locale}
                    shopCode={shopCode}
                    visitorType={account.visitorType}
                    searchPath={searches[donor.kind]}
                    donorPath={await findDonorPath(place, searches[donor.kind])}
                    countryName={treatmentCountry ? nameCountry(treatmentCountry) : null}
                    headingLevel={2}
                  >
                    <small>
                      {t('favourites.saved', {
                        date: format.dateTime(new Date(donor.savedAt), { dateStyle: 'medium' }),
                      })}
                    </small>
                  </DonorListCard>
                </FavouriteItem>
              </li>
            )),
          )
        }
      </ul>
      {gone.length > 0 && (
        <section className="k-account__part">
          <header>
            <h2>{t('favourites.goneTitle')}</h2>
          </header>
          <p className="k-favourites__gone">{t('favourites.goneText')}</p>
          <ul className="k-favourites">
            {gone.map((donor) => (
              <li key={donor.donorGuid}>
                <FavouriteItem {...item} donor={pick(donor)} note={donor.note}>
                  <h3>
                    {donor.name} <small>{donor.donorId}</small>
                  </h3>
                  <p>
                    <Link href={searches.sperm}>{t('favourites.goneWay')}</Link>
                  </p>
                </FavouriteItem>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const pick = ({ donorGuid, donorId, name }: { donorGuid: string; donorId: string; name: string }) => ({
  donorGuid,
  donorId,
  name,
})

async function SortLinks({ sort, locale }: { sort: FavouriteSort; locale: string }) {
  const { t } = await getTexts(locale)
  const path = accountPath(locale, 'favourites')
  return (
    <nav aria-label={t('favourites.sort')} className="k-favourites__sort">
      <span aria-hidden="true">{t('favourites.sort')}</span>
      <ul>
        {favouriteSorts.map((one) => (
          <li key={one}>
            <a
              href={one === 'newest' ? path : `${path}?sort=${one}`}
              aria-current={one === sort ? 'true' : undefined}
            >
              {t(`favourites.sorts.${one}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
