'use client'

import type { Shop } from '@kindred/contracts/location'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { Select } from '@kindred/ui/select/select'
import { useEffect, useRef, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { savePlace } from '../browser/save-place.ts'
import { readSession, type SessionUser } from '../browser/session.ts'
import {
  type CountryChoice,
  canSave,
  chooseCountry,
  chooseShopOf,
  losesBasket,
  needsConfirmation,
} from './country-choice.ts'
import { type PanelShop, toPanelShop } from './panel-shop.ts'

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
  | 'loading'
  | 'error'

export type CountryPanelProps = {
  locale: string
  /** The settings as a page. */
  pageHref: string
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
  const [choice, setChoice] = useState<CountryChoice>({
    country: props.treatmentCountry ?? '',
    state: '',
    shopCode: props.shopCode,
    language: locale,
    shops: props.shops,
  })
  const { country, state, shops, shopCode, language } = choice
  const [step, setStep] = useState<Step>('choosing')
  const [isLoading, setLoading] = useState(false)
  const [user, setUser] = useState<SessionUser | null>(null)
  const asked = useRef(0)
  useEffect(() => {
    readSession().then(setUser)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the settings are first opened
  useEffect(() => {
    // The page brings all shops: those of the country are asked for when they are wanted.
    if (props.treatmentCountry) readShops(props.treatmentCountry)
  }, [])

  const isProfessional = visitorType === 'professional' || user?.client_type === 'Professional'
  const shop = shops.find((one) => one.value === shopCode) ?? null
  const states = props.countries.find((one) => one.value === country)?.states ?? []
  const isLater = country === ''

  const change = (next: CountryChoice) => {
    setChoice(next)
    setStep('choosing')
  }

  const readShops = async (code: string) => {
    const turn = ++asked.current
    setLoading(true)
    const served = code ? await loadShops(props.shopCode, code, locale).catch(() => null) : props.shops
    // A later choice has overtaken this one.
    if (turn !== asked.current) return
    setLoading(false)
    if (served) setChoice((at) => ({ ...chooseCountry(at, code, served, props.shopCode), state: at.state }))
    else setStep('failed')
  }

  const selectCountry = async (code: string) => {
    // LOC-35: no shop is shown until those of the country are there.
    change({ ...choice, country: code, state: '', shops: [] })
    await readShops(code)
  }

  const save = async () => {
    if (step !== 'confirming' && needsConfirmation(choice, props, (await readSession()) !== null))
      return setStep('confirming')
    setStep('saving')
    try {
      const place = {
        countryCode: country || null,
        ...(state ? { state } : {}),
        shopCode,
        languageName: language,
        customerType: isProfessional ? ('professional' as const) : ('private' as const),
      }
      window.location.assign(await savePlace(place, { losesBasket: losesBasket(choice, props) }))
    } catch {
      // LOC-47: what could not be kept stops here, with what went wrong in sight.
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
      preventClose={step === 'saving'}
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
            unavailable={canSave(choice) ? undefined : isLoading ? texts.loading : texts.noShops}
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
                onChange={(event) => change({ ...choice, state: event.target.value })}
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
        {shops.length > 0 && (
          <Select
            id="settings-shop"
            label={texts.shop}
            help={shops.length > 1 && !isLater ? texts.manyShops : undefined}
            value={shopCode}
            onChange={(event) => change(chooseShopOf(choice, event.target.value))}
            options={[...shops]}
          />
        )}
        {shops.length === 0 && (
          <p role="status" className="k-muted">
            {isLoading ? texts.loading : texts.noShops}
          </p>
        )}
        {shop && (
          <Select
            id="settings-language"
            label={texts.language}
            value={language}
            onChange={(event) => change({ ...choice, language: event.target.value })}
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
