import '../../../../../saved-searches/saved-searches.css'
import { normaliseSearch } from '@kindred/domain/saved-searches/saved-search'
import { Badge } from '@kindred/ui/badge/badge'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Link } from '@kindred/ui/link/link'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { openAccount } from '../../../../../account/open-account.ts'
import { homePath } from '../../../../../checkout/place.ts'
import { requireSession } from '../../../../../identity/get-session.ts'
import { type Query, readQuery } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { nameDonorTraits } from '../../../../../page-kinds/donor-search/name-donor-traits.ts'
import { describeSearch } from '../../../../../saved-searches/describe-search.ts'
import { saveSearchPath } from '../../../../../saved-searches/save-search-path.ts'
import { saveSearch } from '../../../../../saved-searches/saved-searches.action.ts'
import { findKindPath } from '../../../../../server/find-kind-path.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('savedSearches.newTitle')} · ${t('common.siteName')}` }
}

/** Names a search and keeps it. What is to be kept stands in the address, so that a sign-in in between loses nothing. */
export default async function SaveSearchPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const read = readQuery(await searchParams)
  const kind = read('kind') === 'egg' ? 'egg' : 'sperm'
  const query = normaliseSearch(read('search').slice(0, 2000))
  const wanted = /^[a-z]{2,3}$/.test(read('shop')) ? read('shop') : ''
  await requireSession(
    saveSearchPath(locale, { kind, shopCode: wanted, query, name: read('name').slice(0, 60) }),
  )
  const account = await openAccount(locale, 'favourites')
  const { t, has } = await getTexts(locale)
  const names = await nameDonorTraits(locale)
  const shopCode = wanted || account.shopCode
  const place = { ...account, shopCode, path: homePath({ ...account, shopCode }) }
  const searchPath = await findKindPath(place, kind === 'egg' ? 'SearchEggDonorPage' : 'SearchSpermDonorPage')
  const words = describeSearch(query, names)
  const failed = read('failed')
  const nameError = failed === 'name-missing' ? t('savedSearches.errors.name-missing') : undefined
  return (
    <AccountFrame
      account={account}
      title={t('savedSearches.newTitle')}
      lead={t('savedSearches.newLead', {
        country: account.treatmentCountry
          ? names.nameCountry(account.treatmentCountry)
          : t('search.yourCountry'),
      })}
    >
      {failed && !nameError && (
        <Note tone="error" announce="alert">
          {t(`savedSearches.errors.${has(`savedSearches.errors.${failed}`) ? failed : 'other'}`)}
        </Note>
      )}
      <form action={saveSearch} className="k-save-search">
        {Object.entries({ locale, shopCode, kind, query }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ul className="k-save-search__filters" aria-label={t('search.activeFilters')}>
          {[t('search.kindBadge', { kind }), ...(words.length > 0 ? words : [t('savedSearches.none')])].map(
            (word) => (
              <li key={word}>
                <Badge>{word}</Badge>
              </li>
            ),
          )}
        </ul>
        <TextInput
          id="search-name"
          name="name"
          label={t('savedSearches.name')}
          help={t('savedSearches.nameHelp')}
          error={nameError}
          defaultValue={read('name').slice(0, 60) || words.slice(0, 2).join(', ').slice(0, 60)}
          maxLength={60}
          required
        />
        <Checkbox
          id="search-alert"
          name="hasAlert"
          value="yes"
          label={t('savedSearches.alert')}
          help={t('savedSearches.alertHelp')}
        />
        <div className="k-row">
          <Button type="submit">{t('savedSearches.action')}</Button>
          {searchPath && (
            <Link href={query ? `${searchPath}?${query}` : searchPath}>{t('savedSearches.back')}</Link>
          )}
        </div>
      </form>
    </AccountFrame>
  )
}
