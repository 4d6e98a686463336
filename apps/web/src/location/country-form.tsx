import type { Shop } from '@kindred/contracts/location'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Note } from '@kindred/ui/note/note'
import { Select } from '@kindred/ui/select/select'
import type { Translate } from '../texts/get-texts.ts'
import { chooseShop } from './choose-shop.ts'
import { toPanelShop } from './panel-shop.ts'
import { savePlainPlace } from './save-plain-place.action.ts'

export type CountryFormProps = {
  locale: string
  t: Translate
  /** Where the visitor came from. */
  from: string
  visitorType: 'private' | 'professional'
  country: string
  shopCode: string
  countries: { value: string; label: string; states: { value: string; label: string }[] }[]
  shops: readonly Shop[]
  failed: boolean
  /** LOC-42: what was chosen waits to be confirmed. */
  confirming: { language: string; state: string } | null
}

/**
 * The country settings as a plain page: first country and shop, then what follows from them. Says and does what the panel
 * does (LOC-34 to LOC-47).
 */
export function CountryForm(props: CountryFormProps) {
  const { t, from, visitorType, country, countries, confirming, failed } = props
  const shops = props.shops.map((shop) => toPanelShop(shop, props.locale))
  const shop = chooseShop(shops, props.shopCode)
  const states = countries.find(({ value }) => value === country)?.states ?? []
  const keep = (name: string, value: string) => <input type="hidden" name={name} value={value} />
  return (
    <div className="k-stack" style={{ maxWidth: '34rem' }}>
      {failed && (
        <Note tone="error" announce="alert">
          {t('common.error')}
        </Note>
      )}
      <form method="get" className="k-stack">
        {keep('from', from)}
        {visitorType === 'private' && (
          <Select
            id="country"
            name="country"
            label={t('layout.treatmentCountry')}
            defaultValue={country}
            options={[
              ...(shop?.canChooseLater || country === ''
                ? [{ value: '', label: t('layout.chooseLater') }]
                : []),
              ...countries,
            ]}
          />
        )}
        {shop && (
          <Select
            id="shop"
            name="shop"
            label={t('layout.shop')}
            help={shops.length > 1 && country ? t('layout.manyShops') : undefined}
            defaultValue={shop.value}
            options={shops}
          />
        )}
        <Button type="submit" variant="outlined">
          {t('location.continue')}
        </Button>
      </form>
      {shop ? (
        <form action={savePlainPlace} className="k-stack">
          {keep('locale', props.locale)}
          {keep('from', from)}
          {keep('visitorType', visitorType)}
          {keep('country', country)}
          {keep('shop', shop.value)}
          {states.length > 0 && (
            <Select
              id="state"
              name="state"
              label={t('layout.treatmentState')}
              defaultValue={confirming?.state ?? ''}
              options={[{ value: '', label: t('layout.treatmentStatePrompt') }, ...states]}
            />
          )}
          <Select
            id="language"
            name="language"
            label={t('layout.language')}
            defaultValue={confirming?.language ?? chooseLanguage(shop, props.locale)}
            options={shop.languages}
          />
          {confirming && (
            <>
              <Note tone="warn" announce="alert" title={t('layout.basketLostTitle')}>
                {t('layout.basketLostText')}
              </Note>
              <Checkbox id="confirmed" name="confirmed" value="yes" required label={t('layout.confirm')} />
            </>
          )}
          <Button type="submit">{t('layout.saveSettings')}</Button>
          {confirming && <a href={from}>{t('common.cancel')}</a>}
        </form>
      ) : (
        <p>{t('layout.noShops')}</p>
      )}
    </div>
  )
}

const chooseLanguage = (shop: ReturnType<typeof toPanelShop>, locale: string): string =>
  shop.languages.find(({ value }) => value === locale)?.value ?? shop.defaultLanguage
