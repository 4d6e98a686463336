import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { EmptyAccountList } from '../../../../../account/empty-account-list.tsx'
import { openAccount } from '../../../../../account/open-account.ts'
import { type FamilyPlace, PlaceList } from '../../../../../account/place-list.tsx'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('account.places.title')} · ${t('common.siteName')}` }
}

export default async function FamilyPlacesPage({ params }: Props) {
  const account = await openAccount((await params).locale, 'familyPlaces')
  const places = await account.call<FamilyPlace[]>('/api/quotaplaces')
  const { t } = await getTexts(account.locale)
  return (
    <AccountFrame account={account} title={t('account.places.title')} lead={t('account.places.lead')}>
      {places.length > 0 ? (
        <PlaceList places={places} locale={account.locale} />
      ) : (
        <EmptyAccountList account={account} area="account.places" />
      )}
    </AccountFrame>
  )
}
