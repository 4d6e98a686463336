import type { SavedSearch } from '@kindred/contracts/saved-searches'
import { Badge } from '@kindred/ui/badge/badge'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { nameDonorTraits } from '../page-kinds/donor-search/name-donor-traits.ts'
import { getTexts } from '../texts/get-texts.ts'
import { describeSearch } from './describe-search.ts'
import { changeSearch, openSearch, removeSearch } from './saved-searches.action.ts'

type SavedSearchRowProps = {
  search: SavedSearch
  locale: string
  /** The search page with its filters. */
  href: string | null
}

/** One saved search: what it asks, how many are new, and all that can be done with it. Works without scripts. */
export async function SavedSearchRow({ search, locale, href }: SavedSearchRowProps) {
  const { t, format } = await getTexts(locale)
  const names = await nameDonorTraits(locale)
  const { savedSearchGuid: id, name, kind, treatmentCountry, newDonors, hasAlert, shopCode } = search
  const words = describeSearch(search.query, names)
  const fixed = Object.entries({ locale, shopCode, id }).map(([key, value]) => (
    <input key={key} type="hidden" name={key} value={value} />
  ))
  const facts = [
    t('search.kindBadge', { kind }),
    ...(treatmentCountry ? [names.nameCountry(treatmentCountry)] : []),
    ...(words.length > 0 ? words : [t('savedSearches.none')]),
  ]
  return (
    <li>
      <div className="k-saved-searches__what">
        <h3>
          {name}{' '}
          {newDonors > 0 ? (
            <Badge tone="juniper">{t('savedSearches.newDonors', { count: newDonors })}</Badge>
          ) : (
            <Badge>{t('savedSearches.nobodyNew')}</Badge>
          )}
        </h3>
        <p>{facts.join(' · ')}</p>
        <p>
          {t('savedSearches.seen', {
            date: format.dateTime(new Date(search.seenAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </div>
      {href && (
        <form action={openSearch} className="k-saved-searches__open">
          {fixed}
          <input type="hidden" name="href" value={href} />
          <Button
            type="submit"
            variant="outlined"
            size="small"
            aria-label={`${t('savedSearches.open')}: ${name}`}
          >
            {t('savedSearches.open')}
          </Button>
        </form>
      )}
      <details>
        <summary>
          {t('savedSearches.edit')}
          <span className="k-visually-hidden">: {name}</span>
        </summary>
        <form action={changeSearch} className="k-stack">
          {fixed}
          <TextInput
            id={`search-name-${id}`}
            name="name"
            label={t('savedSearches.name')}
            defaultValue={name}
            maxLength={60}
            required
          />
          <Checkbox
            id={`search-alert-${id}`}
            name="hasAlert"
            value="yes"
            defaultChecked={hasAlert}
            label={t('savedSearches.alert')}
            help={t('savedSearches.alertHelp')}
          />
          <div className="k-row">
            <Button
              type="submit"
              variant="outlined"
              size="small"
              aria-label={`${t('savedSearches.change')}: ${name}`}
            >
              {t('savedSearches.change')}
            </Button>
            <Button
              type="submit"
              formAction={removeSearch}
              formNoValidate
              variant="text"
              size="small"
              aria-label={`${t('savedSearches.remove')}: ${name}`}
            >
              {t('savedSearches.remove')}
            </Button>
          </div>
        </form>
      </details>
    </li>
  )
}
