import { fieldsOfWish, type Wish } from '@kindred/domain/search/wishes'
import { Icon } from '@kindred/ui/icon/icon'
import type { TraitNames } from './name-donor-traits.ts'

/** On the card of a donor in the order of the best match: that they meet every wish, or which ones they do not. */
export function MissedWishes({ missed, names }: { missed: readonly Wish[]; names: TraitNames }) {
  const { t, joinList } = names
  if (missed.length === 0)
    return (
      <p className="k-missed-wishes" data-met>
        <Icon name="check" />
        {t('search.best.meetsAll')}
      </p>
    )
  const what = joinList(missed.map((wish) => t(`search.fields.${fieldsOfWish(wish)[0]}`)))
  return <p className="k-missed-wishes">{t('search.best.other', { what })}</p>
}
