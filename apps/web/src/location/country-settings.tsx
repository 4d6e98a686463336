import { shopSchema } from '@kindred/contracts/location'
import { z } from 'zod'
import { callPublic, readRequest } from '../server/call-api.ts'
import { readCountries } from '../server/read-countries.ts'
import { getTexts, toLanguageTag } from '../texts/get-texts.ts'
import { CountryPanel } from './country-panel.island.tsx'
import { toPanelShop } from './panel-shop.ts'

const shopsSchema = z.array(shopSchema)

type CountrySettingsProps = {
  locale: string
  shopCode: string
  visitorType: 'private' | 'professional'
  path: string
}

/** “Treating in Denmark · DK shop · English · EUR”: says where the visitor stands and opens the settings (LAY-05). */
export async function CountrySettings({ locale, shopCode, visitorType, path }: CountrySettingsProps) {
  const { t } = await getTexts(locale)
  const { treatmentCountry, treatmentState } = await readRequest()
  const language = toLanguageTag(locale)
  const [countries, allShops] = await Promise.all([
    readCountries(shopCode, locale),
    callPublic(shopCode)('/api/cms/shop/shops').then(shopsSchema.parse),
  ])
  const shop = allShops.find((one) => one.shopCode === shopCode)
  const panelShops = allShops.map((one) => toPanelShop(one, language))
  const spoken = panelShops.find((one) => one.value === shopCode)?.languages
  const admits = (regime: string) => t('donor.allowed.regime', { regime, country: '{country}' })
  return (
    <CountryPanel
      locale={locale}
      pageHref={`/${locale}/country-settings/?from=${encodeURIComponent(path)}`}
      shopCode={shopCode}
      visitorType={visitorType}
      treatmentCountry={treatmentCountry}
      treatmentState={treatmentState ?? ''}
      countryName={countries.find(({ value }) => value === treatmentCountry)?.label ?? null}
      parts={[
        shop?.shopDisplayName ?? shopCode,
        spoken?.find(({ value }) => value === locale)?.label ?? locale,
        shop?.shopCurrency ?? '',
      ]}
      countries={countries}
      shops={panelShops}
      texts={{
        treatingIn: t('layout.treatingIn'),
        chooseLater: t('layout.chooseLater'),
        chooseLaterBox: t('layout.chooseLaterBox'),
        title: t('layout.countrySettings'),
        intro: t('layout.countrySettingsIntro'),
        country: t('layout.treatmentCountry'),
        state: t('layout.treatmentState'),
        statePrompt: t('layout.treatmentStatePrompt'),
        shop: t('layout.shop'),
        manyShops: t('layout.manyShops'),
        noShops: t('layout.noShops'),
        language: t('layout.language'),
        save: t('layout.saveSettings'),
        saving: t('layout.savingSettings'),
        confirm: t('layout.confirm'),
        cancel: t('common.cancel'),
        basketTitle: t('layout.basketLostTitle'),
        basketText: t('layout.basketLostText'),
        close: t('common.close'),
        loading: t('common.loading'),
        error: t('common.error'),
        both: admits('both'),
        idRelease: admits('idRelease'),
        nonIDRelease: admits('nonIDRelease'),
      }}
    />
  )
}
