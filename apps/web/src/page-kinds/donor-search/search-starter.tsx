import { readRequest } from '../../server/call-api.ts'
import { findKindPath, type ShopPlace } from '../../server/find-kind-path.ts'
import { readCountries } from '../../server/read-countries.ts'
import { getTexts } from '../../texts/get-texts.ts'
import { findDonors } from './find-donors.ts'
import { StarterForm } from './search.lazy.tsx'
import { readSearch } from './search-state.ts'

/** The first question of the shop, with the real number of donors it leads to. A GET form, so it works without scripts. */
export async function SearchStarter({ place }: { place: ShopPlace }) {
  const { locale, shopCode } = place
  const { t, group } = await getTexts(locale)
  const { treatmentCountry } = await readRequest()
  const [sperm, egg] = await Promise.all([
    findKindPath(place, 'SearchSpermDonorPage'),
    findKindPath(place, 'SearchEggDonorPage'),
  ])
  if (!sperm) return null
  const strawType = 'IUI'
  const [{ total }, countries] = await Promise.all([
    findDonors(shopCode, 'sperm', readSearch({ strawType })),
    readCountries(shopCode, locale),
  ])
  return (
    <StarterForm
      shopCode={shopCode}
      locale={locale}
      paths={{ sperm, egg }}
      treatmentCountry={treatmentCountry}
      countries={countries}
      strawType={strawType}
      total={total}
      totalText={total.toLocaleString(locale)}
      label={t('search.starter.label')}
      texts={group('search.starter')}
      counts={{ one: t('search.starter.see', { count: 1 }), other: t('search.starter.seeMany') }}
      facts={['noAccount', 'later', 'allowed'].map((key) => t(`search.starter.facts.${key}`))}
    />
  )
}
