'use client'

import type { Location, LocationSave, Shop } from '@kindred/contracts/location'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { Select } from '@kindred/ui/select/select'
import { useEffect, useState } from 'react'
import { readBasketCount } from '../browser/basket-count.ts'
import { callShop } from '../browser/call-shop.ts'
import { readSession, type SessionUser } from '../browser/session.ts'
import { chooseShop } from './choose-shop.ts'
import { type PanelShop, toPanelShop } from './panel-shop.ts'
import { toProfileSettings } from './to-profile-settings.ts'

type Option = { value: string; label: string }
type TextName =
  | 'treatingIn'
  | 'chooseLater'
  | 'chooseLaterBox'
  | 'title'
  | 'intro'
  | 'country'
  | 'state'
  | 'statePrompt'
  | 'shop'
  | 'manyShops'
  | 'noShops'
  | 'language'
  | 'save'
  | 'saving'
  | 'confirm'
  | 'cancel'
  | 'basketTitle'
  | 'basketText'
  | 'close'
  | 'error'

export type CountryPanelProps = {
  locale: string
  shopCode: string
  visitorType: 'private' | 'professional'
  treatmentCountry: string | null
  countryName: string | null
  /** Shop, language, currency. */
  parts: string[]
  countries: (Option & { states: Option[] })[]
  shops: PanelShop[]
  texts: Record<TextName, string>
}

type Step = 'choosing' | 'confirming' | 'saving' | 'failed'

/** Treatment country, shop and language (LOC-34 to LOC-47). A change that would lose a basket is confirmed first. */
export function CountryDialog(
  props: CountryPanelProps & { open: boolean; onOpenChange: (open: boolean) => void },
) {
  const { texts, locale, visitorType } = props
  const [country, setCountry] = useState(props.treatmentCountry ?? '')
  const [state, setState] = useState('')
  const [shops, setShops] = useState(props.shops)
  const [shopCode, setShopCode] = useState(props.shopCode)
  const [language, setLanguage] = useState(locale)
  const [step, setStep] = useState<Step>('choosing')
  const [user, setUser] = useState<SessionUser | null>(null)
  useEffect(() => {
    readSession().then(setUser)
  }, [])

  const isProfessional = visitorType === 'professional' || user?.client_type === 'Professional'
  const shop = shops.find((one) => one.value === shopCode) ?? null
  const states = props.countries.find((one) => one.value === country)?.states ?? []
  const isLater = country === ''

  const selectShop = (next: PanelShop | null) => {
    setShopCode(next?.value ?? '')
    setLanguage(next?.languages.find(({ value }) => value === language)?.value ?? next?.defaultLanguage ?? '')
  }

  const selectCountry = async (code: string) => {
    setCountry(code)
    setState('')
    setStep('choosing')
    const served = code ? await loadShops(props.shopCode, code, locale).catch(() => null) : props.shops
    if (!served) return setStep('failed')
    setShops(served)
    selectShop(chooseShop(served, shopCode || props.shopCode))
  }

  const save = async () => {
    const losesBasket = country !== (props.treatmentCountry ?? '') || shopCode !== props.shopCode
    const hasBasket = losesBasket && user !== null && (await readBasketCount(props.shopCode, locale)) > 0
    if (hasBasket && step !== 'confirming') return setStep('confirming')
    setStep('saving')
    try {
      const body: LocationSave = {
        countryCode: country || null,
        ...(state ? { state } : {}),
        shopCode,
        languageName: language,
        customerType: isProfessional ? 'professional' : 'private',
      }
      const location = await callShop(shopCode)<Location>('/api/cms/settings/location', {
        method: 'POST',
        body,
      })
      // LOC-47: a profile that cannot be kept stops here, with what went wrong in sight.
      const person = await readSession()
      if (person) {
        await callShop(shopCode)(`/api/users/${person.username}/settings`, {
          method: 'PUT',
          body: toProfileSettings(location),
        })
      }
      window.location.assign(location.defaultPageUrl || '/')
    } catch {
      setStep('failed')
    }
  }

  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={texts.title}
      description={texts.intro}
      closeLabel={texts.close}
      footer={
        step === 'confirming' ? (
          <>
            <Button variant="outlined" onClick={() => setStep('choosing')}>
              {texts.cancel}
            </Button>
            <Button onClick={save}>{texts.confirm}</Button>
          </>
        ) : (
          <Button
            onClick={save}
            busy={step === 'saving'}
            busyLabel={texts.saving}
            unavailable={shop ? undefined : texts.noShops}
          >
            {texts.save}
          </Button>
        )
      }
    >
      <div className="k-stack">
        {step === 'failed' && (
          <Note tone="error" announce="alert">
            {texts.error}
          </Note>
        )}
        {!isProfessional && (
          <>
            <Select
              id="settings-country"
              label={texts.country}
              value={country}
              onChange={(event) => selectCountry(event.target.value)}
              options={[...(isLater ? [{ value: '', label: texts.chooseLater }] : []), ...props.countries]}
            />
            {states.length > 0 && (
              <Select
                id="settings-state"
                label={texts.state}
                prompt={texts.statePrompt}
                value={state}
                onChange={(event) => setState(event.target.value)}
                options={states}
              />
            )}
            {(shop?.canChooseLater || isLater) && (
              <Checkbox
                id="settings-later"
                label={texts.chooseLaterBox}
                checked={isLater}
                onChange={(event) =>
                  selectCountry(
                    event.target.checked ? '' : (props.treatmentCountry ?? props.countries[0]?.value ?? ''),
                  )
                }
              />
            )}
          </>
        )}
        <Select
          id="settings-shop"
          label={texts.shop}
          help={shops.length > 1 && !isLater ? texts.manyShops : undefined}
          value={shopCode}
          onChange={(event) => selectShop(shops.find((one) => one.value === event.target.value) ?? null)}
          options={shops}
        />
        {shop && (
          <Select
            id="settings-language"
            label={texts.language}
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
            options={shop.languages}
          />
        )}
        {step === 'confirming' && (
          <Note tone="warn" announce="alert" title={texts.basketTitle}>
            {texts.basketText}
          </Note>
        )}
      </div>
    </Dialog>
  )
}

async function loadShops(shopCode: string, country: string, locale: string): Promise<PanelShop[]> {
  const shops = await callShop(shopCode)<Shop[]>(`/api/cms/settings/countries/${country}/${locale}/shops`)
  return shops.map((shop) => toPanelShop(shop, locale))
}
