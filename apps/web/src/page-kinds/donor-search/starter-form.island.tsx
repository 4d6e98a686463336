'use client'

import type { DonorSearchResult } from '@kindred/contracts/search'
import { Button } from '@kindred/ui/button/button'
import { Select } from '@kindred/ui/select/select'
import { Starter } from '@kindred/ui/starter/starter'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callShop } from '../../browser/call-shop.ts'
import { fillText } from '../../texts/fill-text.ts'

type StarterFormProps = {
  shopCode: string
  locale: string
  paths: { sperm: string; egg: string | null }
  treatmentCountry: string | null
  countries: { value: string; label: string }[]
  strawType: string
  /** Donors of the choices as they stand at first, and that number as it is printed. */
  total: number
  totalText: string
  label: string
  texts: Record<string, string>
  counts: { one: string; other: string }
  facts: string[]
}

/** Counts again with every choice, and sets the country before it goes to the list. */
export function StarterForm(props: StarterFormProps) {
  const { paths, countries, shopCode, texts } = props
  const [kind, setKind] = useState<'sperm' | 'egg'>('sperm')
  const [country, setCountry] = useState(props.treatmentCountry ?? '')
  const [strawType, setStrawType] = useState(props.strawType)
  const [total, setTotal] = useState<number | null>(props.total)
  const isFirst = useRef(true)

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const stop = new AbortController()
    countDonors(shopCode, kind, country, kind === 'sperm' ? strawType : '', stop.signal)
      .then(setTotal)
      .catch(() => {
        if (!stop.signal.aborted) setTotal(null)
      })
    return () => stop.abort()
  }, [shopCode, kind, country, strawType])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const href = kind === 'egg' ? paths.egg : `${paths.sperm}${strawType ? `?strawType=${strawType}` : ''}`
    if (!href) return
    event.preventDefault()
    if (country !== (props.treatmentCountry ?? ''))
      await callShop(shopCode)('/api/cms/settings/location', {
        method: 'POST',
        body: { countryCode: country || null, shopCode, languageName: props.locale },
      }).catch(() => undefined)
    window.location.assign(href)
  }

  return (
    <Starter
      label={props.label}
      method="get"
      action={paths.sperm}
      onSubmit={onSubmit}
      facts={props.facts}
      submit={
        <Button type="submit" size="large">
          {total === null
            ? texts.seeAll
            : fillText(total === 1 ? props.counts.one : props.counts.other, {
                // A browser takes its time for its first number: the one that stands there is not printed anew.
                count: total === props.total ? props.totalText : total.toLocaleString(props.locale),
              })}
        </Button>
      }
    >
      <Select
        id="starter-kind"
        look="plain"
        label={texts.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value === 'egg' ? 'egg' : 'sperm')}
        options={[
          { value: 'sperm', label: texts.sperm ?? '' },
          ...(paths.egg ? [{ value: 'egg', label: texts.egg ?? '' }] : []),
        ]}
      />
      <Select
        id="starter-country"
        look="plain"
        label={texts.country}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        options={[{ value: '', label: texts.later ?? '' }, ...countries]}
      />
      <Select
        id="starter-treatment"
        look="plain"
        name="strawType"
        label={texts.treatment}
        value={kind === 'egg' ? 'IVF' : strawType}
        onChange={(event) => setStrawType(event.target.value)}
        options={[
          ...(kind === 'sperm'
            ? [
                { value: 'IUI', label: texts.IUI ?? '' },
                { value: 'ICI', label: texts.ICI ?? '' },
              ]
            : []),
          { value: 'IVF', label: texts.IVF ?? '' },
          ...(kind === 'sperm' ? [{ value: '', label: texts.undecided ?? '' }] : []),
        ]}
      />
    </Starter>
  )
}

async function countDonors(
  shopCode: string,
  kind: 'sperm' | 'egg',
  country: string,
  strawType: string,
  signal: AbortSignal,
): Promise<number> {
  const path = country ? 'searchallmarkets' : 'notreatmentcountry/search'
  const result = await callShop(shopCode)<DonorSearchResult>(`/api/cms/donors/${path}`, {
    method: 'POST',
    body: { kind, take: 1, filter: strawType ? { strawType: [strawType] } : {} },
    headers: country ? { 'x-treatment-country': country } : {},
    signal,
  })
  return result.total
}
