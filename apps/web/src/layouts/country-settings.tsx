import { countrySchema, shopSchema } from '@kindred/contracts/location'
import { z } from 'zod'
import { callPublic, readRequest } from '../server/call-api.ts'
import { getTexts, toLanguageTag } from '../texts/get-texts.ts'
import { CountryPanel } from './country-panel.island.tsx'

const countriesSchema = z.array(countrySchema)
const shopsSchema = z.array(shopSchema)

/** “Treating in Denmark · DK shop · English · EUR”: says where the visitor stands and opens the settings (LAY-05). */
export async function CountrySettings({
  locale,
  shopCode,
  path,
}: {
  locale: string
  shopCode: string
  path: string
}) {
  const { t } = await getTexts(locale)
  const { treatmentCountry } = await readRequest()
  const call = callPublic(shopCode)
  const [countries, shops] = await Promise.all([
    call('/api/cms/settings/countries').then(countriesSchema.parse),
    call('/api/cms/shop/shops').then(shopsSchema.parse),
  ])
  const names = new Intl.DisplayNames(toLanguageTag(locale), { type: 'region' })
  const languages = new Intl.DisplayNames(toLanguageTag(locale), {
    type: 'language',
    languageDisplay: 'standard',
  })
  const shop = shops.find((one) => one.shopCode === shopCode)
  const nameOf = (code: string) => names.of(code) ?? code
  return (
    <CountryPanel
      path={path}
      locale={locale}
      shopCode={shopCode}
      treatmentCountry={treatmentCountry}
      countryName={treatmentCountry ? nameOf(treatmentCountry) : null}
      parts={[
        shop?.shopDisplayName ?? shopCode,
        languages.of(toLanguageTag(locale)) ?? locale,
        shop?.shopCurrency ?? '',
      ]}
      countries={countries
        .map(({ code }) => ({ value: code, label: nameOf(code) }))
        .sort((a, b) => a.label.localeCompare(b.label, toLanguageTag(locale)))}
      shops={shops.map((one) => ({
        value: one.shopCode,
        label: one.shopDisplayName,
        languages: one.languages.map(({ language, isDefaultLanguage }) => ({
          value: language.toLowerCase(),
          label: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
          isDefault: isDefaultLanguage,
        })),
        canChooseLater: one.settings.enableChooseTcLater,
      }))}
      texts={{
        treatingIn: t('layout.treatingIn'),
        chooseLater: t('layout.chooseLater'),
        title: t('layout.countrySettings'),
        intro: t('layout.countrySettingsIntro'),
        country: t('layout.treatmentCountry'),
        shop: t('layout.shop'),
        language: t('layout.language'),
        save: t('layout.saveSettings'),
        saving: t('layout.savingSettings'),
        close: t('common.close'),
        error: t('common.error'),
      }}
    />
  )
}
