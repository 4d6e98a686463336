import { shopSchema } from '@kindred/contracts/location'
import { parsePath } from '@kindred/domain/location/path'
import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import { z } from 'zod'
import type { Query } from '../../../../layouts/query.ts'
import { readHomeShop } from '../../../../layouts/read-home-shop.ts'
import { readLocale } from '../../../../layouts/read-locale.ts'
import { SiteFrame } from '../../../../layouts/site-frame.tsx'
import { CountryForm } from '../../../../location/country-form.tsx'
import { callPublic, readRequest } from '../../../../server/call-api.ts'
import { readCountries } from '../../../../server/read-countries.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

const shopsSchema = z.array(shopSchema)

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('layout.countrySettings'), robots: { index: false } }
}

/** The country settings as a page of their own, for who has no scripts or opens them in a new tab. */
export default async function CountrySettingsPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const query = await searchParams
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined)
  const { t } = await getTexts(locale)
  const from = safeReturnPath(text('from'))
  const place = parsePath(from)
  const visitorType = place?.area === 'shop' ? place.visitorType : 'private'
  const frameShop = place?.area === 'shop' ? place.shopCode : await readHomeShop(locale)
  const { treatmentCountry } = await readRequest()
  const countries = await readCountries(frameShop, locale)
  const asked = text('country') ?? treatmentCountry ?? ''
  const country = countries.some(({ value }) => value === asked) ? asked : ''
  const shops = shopsSchema.parse(
    await callPublic()(
      country ? `/api/cms/settings/countries/${country}/${locale}/shops` : '/api/cms/shop/shops',
    ),
  )
  return (
    <SiteFrame
      locale={locale}
      shopCode={frameShop}
      visitorType={visitorType}
      path={`/${locale}/country-settings/`}
    >
      <div className="k-wrap k-section">
        <h1>{t('layout.countrySettings')}</h1>
        <p className="k-lead">{t('layout.countrySettingsIntro')}</p>
        <CountryForm
          locale={locale}
          t={t}
          from={from}
          visitorType={visitorType}
          country={country}
          shopCode={text('shop') ?? frameShop}
          countries={countries}
          shops={shops}
          failed={text('failed') !== undefined}
          confirming={
            text('confirm') === undefined
              ? null
              : { language: text('language') ?? locale, state: text('state') ?? '' }
          }
        />
      </div>
    </SiteFrame>
  )
}
