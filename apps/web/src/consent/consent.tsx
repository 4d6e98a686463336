import { consentCategories } from '@kindred/domain/consent/consent-categories'
import { findKindPath, type ShopPlace } from '../server/find-kind-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { ConsentWatch } from './consent-watch.island.tsx'

/** The consent of a page: asks whoever has not chosen yet. First in the document, so that keys and readers meet it first. */
export async function Consent(place: ShopPlace) {
  const { t } = await getTexts(place.locale)
  const privacyHref = await findKindPath(place, 'PrivacyPage')
  const categoryTexts = Object.fromEntries(
    consentCategories.map((category) => {
      const key = `consent.${category.replace('cookie_cat_', '')}`
      return [category, { name: t(`${key}.name`), help: t(`${key}.help`) }]
    }),
  ) as Record<(typeof consentCategories)[number], { name: string; help: string }>
  return (
    <ConsentWatch
      shopCode={place.shopCode}
      privacyHref={privacyHref}
      texts={{
        title: t('consent.title'),
        text: t('consent.text'),
        privacy: t('consent.privacy'),
        refuse: t('consent.refuse'),
        choose: t('consent.choose'),
        save: t('consent.save'),
        accept: t('consent.accept'),
        categories: t('consent.categories'),
        alwaysOn: t('consent.alwaysOn'),
        categoryTexts,
      }}
    />
  )
}
