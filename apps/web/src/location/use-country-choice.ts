'use client'

import type { Shop } from '@kindred/contracts/location'
import { useEffect, useRef, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { keepAnswer } from '../browser/keep-answer.ts'
import { type CountryChoice, chooseCountry } from './country-choice.ts'
import { type PanelShop, toPanelShop } from './panel-shop.ts'

type Start = {
  locale: string
  shopCode: string
  treatmentCountry: string | null
  treatmentState: string
  /** All shops: what is chosen from without a country. */
  shops: PanelShop[]
}

/** What is chosen in the country settings, beginning with where the visitor is; shops are asked for by country (LOC-39). */
export function useCountryChoice(start: Start, onFailure: () => void) {
  const [choice, setChoice] = useState<CountryChoice>({
    country: start.treatmentCountry ?? '',
    state: start.treatmentState,
    shopCode: start.shopCode,
    language: start.locale,
    shops: start.shops,
  })
  const [isLoading, setLoading] = useState(false)
  const asked = useRef(0)

  const readShops = async (country: string, before: CountryChoice) => {
    const turn = ++asked.current
    setLoading(true)
    const served = country
      ? await loadShops(start.shopCode, country, start.locale).catch(() => null)
      : start.shops
    // A later choice has overtaken this one.
    if (turn !== asked.current) return
    setLoading(false)
    if (served)
      return setChoice((at) => ({ ...chooseCountry(at, country, served, start.shopCode), state: at.state }))
    setChoice(before)
    onFailure()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the settings are first opened
  useEffect(() => {
    // The page brings all shops: those of the country are asked for when they are wanted.
    if (start.treatmentCountry) void readShops(start.treatmentCountry, choice)
  }, [])

  /** LOC-35: no shop is shown until those of the country are there. What fails leaves everything as it was. */
  const selectCountry = (country: string) => {
    setChoice({ ...choice, country, state: '', shops: [] })
    return readShops(country, choice)
  }

  return { choice, setChoice, isLoading, selectCountry }
}

async function loadShops(shopCode: string, country: string, locale: string): Promise<PanelShop[]> {
  const path = `/api/cms/settings/countries/${country}/${locale}/shops`
  const shops = await keepAnswer(path, () => callShop(shopCode)<Shop[]>(path))
  return shops.map((shop) => toPanelShop(shop, locale))
}
