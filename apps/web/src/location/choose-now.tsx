import { classifyArea } from '@kindred/domain/location/path'
import { Note } from '@kindred/ui/note/note'
import { readRequest } from '../server/call-api.ts'
import { readShop } from '../server/read-shop.ts'
import { getTexts } from '../texts/get-texts.ts'
import { ChooseNowLink } from './choose-now.island.tsx'

type ChooseNowProps = { locale: string; shopCode: string; visitorType: string; path: string }

/** While the country of treatment is chosen later (LOC-55): what that means, and the way to choose it now. On every page of a shop, the basket too. */
export async function ChooseNow({ locale, shopCode, visitorType, path }: ChooseNowProps) {
  const { treatmentCountry } = await readRequest()
  // Pages outside of shops are made without a country for everybody.
  if (treatmentCountry || visitorType === 'professional' || classifyArea(path) !== 'shop') return null
  const shop = await readShop(shopCode)
  if (!shop?.settings.enableChooseTcLater) return null
  const { t } = await getTexts(locale)
  return (
    <div className="k-wrap" style={{ paddingTop: '1rem' }}>
      <Note tone="info" icon="pin" title={t('location.laterTitle')}>
        {t('location.laterText')}{' '}
        <ChooseNowLink href={`/${locale}/country-settings/?from=${encodeURIComponent(path)}`}>
          {t('location.chooseNow')}
        </ChooseNowLink>
      </Note>
    </div>
  )
}
