'use client'

import type { Location } from '@kindred/contracts/location'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { WhereButton } from '@kindred/ui/meta-bar/meta-bar'
import { Note } from '@kindred/ui/note/note'
import { Select } from '@kindred/ui/select/select'
import { useState } from 'react'
import { callShop } from '../browser/call-shop.ts'

type Option = { value: string; label: string }

type CountryPanelProps = {
  path: string
  locale: string
  shopCode: string
  treatmentCountry: string | null
  countryName: string | null
  /** Shop, language, currency. */
  parts: string[]
  countries: Option[]
  shops: (Option & { languages: (Option & { isDefault: boolean })[]; canChooseLater: boolean })[]
  texts: Record<
    | 'treatingIn'
    | 'chooseLater'
    | 'title'
    | 'intro'
    | 'country'
    | 'shop'
    | 'language'
    | 'save'
    | 'saving'
    | 'close'
    | 'error',
    string
  >
}

/** Treatment country, shop and language (LOC-34 to LOC-36, LOC-38, LOC-40, LOC-44, LOC-47). */
export function CountryPanel(props: CountryPanelProps) {
  const { shops, texts } = props
  const [country, setCountry] = useState(props.treatmentCountry ?? '')
  const [shopCode, setShopCode] = useState(props.shopCode)
  const [language, setLanguage] = useState(props.locale)
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const shop = shops.find((one) => one.value === shopCode)

  const chooseShop = (code: string) => {
    const languages = shops.find((one) => one.value === code)?.languages ?? []
    setShopCode(code)
    setLanguage((languages.find((one) => one.isDefault) ?? languages[0])?.value ?? props.locale)
  }

  const save = async () => {
    setState('saving')
    try {
      const location = await callShop(shopCode)<Location>('/api/cms/settings/location', {
        method: 'POST',
        body: { countryCode: country || null, shopCode, languageName: language },
      })
      window.location.assign(location.defaultPageUrl || '/')
    } catch {
      setState('failed')
    }
  }

  return (
    <Dialog
      trigger={
        <WhereButton
          lead={
            props.countryName ? (
              <>
                {texts.treatingIn} <b>{props.countryName}</b>
              </>
            ) : (
              <b>{texts.chooseLater}</b>
            )
          }
          parts={props.parts}
        />
      }
      title={texts.title}
      description={texts.intro}
      closeLabel={texts.close}
      footer={
        <Button onClick={save} busy={state === 'saving'} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      }
    >
      <div className="k-stack">
        {state === 'failed' && (
          <Note tone="error" announce="alert">
            {texts.error}
          </Note>
        )}
        <Select
          id="settings-country"
          label={texts.country}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={[
            ...(shop?.canChooseLater ? [{ value: '', label: texts.chooseLater }] : []),
            ...props.countries,
          ]}
        />
        <Select
          id="settings-shop"
          label={texts.shop}
          value={shopCode}
          onChange={(event) => chooseShop(event.target.value)}
          options={shops}
        />
        <Select
          id="settings-language"
          label={texts.language}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
          options={shop?.languages ?? []}
        />
      </div>
    </Dialog>
  )
}
