'use client'

import type { Basket } from '@kindred/contracts/basket'
import type { Money } from '@kindred/domain/money'
import { Button } from '@kindred/ui/button/button'
import { BuyBar } from '@kindred/ui/compare-tray/compare-tray'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { Select } from '@kindred/ui/select/select'
import { SummaryList } from '@kindred/ui/summary-list/summary-list'
import { useEffect, useRef, useState } from 'react'
import { BasketWarning } from '../../basket-warning/basket-warning.lazy.tsx'
import { findWarningOf, type Warning } from '../../basket-warning/find-warning.ts'
import type { WarningTexts } from '../../basket-warning/pick-warning.ts'
import { addToBasket } from '../../browser/add-to-basket.ts'
import { isAnswered } from '../../browser/press-keys.ts'
import { fillText } from '../../texts/fill-text.ts'
import { formatMoney } from '../../texts/format-money.ts'
import type { Quantities } from './leave-added.ts'
import { useStrawChoice } from './straw-choice.island.tsx'
import { sumChoice } from './sum-choice.ts'

type Texts = Record<string, string>
type Handling = 'strawDelivery' | 'storageDelivery' | 'reservation'

export type ChoicePanelProps = {
  shopCode: string
  locale: string
  language: string
  kind: 'sperm' | 'egg'
  basketHref: string
  similarHref: string
  lines: { stockItemId: string; name: string; price: Money; isEmbryo: boolean }[]
  /** The place that must be bought with the first straw, if any. */
  place: { name: string; note: string; price: Money } | null
  texts: Texts
  changes: Texts
  errors: Texts
  warning: WarningTexts
  /** For how long straws can be reserved, each with its fee. */
  periods: { value: string; label: string }[]
}

type State =
  | { kind: 'idle' | 'adding' }
  | { kind: 'added'; basket: Basket }
  | { kind: 'failed'; codes: string[] }
  | { kind: 'warned'; warning: Warning; quantities: Quantities }

/** Adds what was chosen to the basket, whoever is looking; says what was added besides, or why nothing was. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { texts, language } = props
  const { quantities, forget } = useStrawChoice()
  const [handling, setHandling] = useState<Handling>('strawDelivery')
  const [months, setMonths] = useState(props.periods[0]?.value ?? '3')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.kind === 'added' || state.kind === 'failed')
      outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  const chosen = props.lines.filter(({ stockItemId }) => (quantities[stockItemId] ?? 0) > 0)
  const hasNoEmbryo = chosen.every(({ isEmbryo }) => !isEmbryo)
  const total = sumChoice(props.lines, quantities, props.place)

  const showAdded = (basket: Basket, added: Quantities) => {
    forget(added)
    setState({ kind: 'added', basket })
  }
  const add = async () => {
    setState({ kind: 'adding' })
    const lines = chosen.map(({ stockItemId, isEmbryo }) => ({
      lineHandlingType: isEmbryo ? handleEmbryo(handling) : handling,
      stockItemId,
      quantity: quantities[stockItemId] ?? 0,
      adds: true,
      ...(handling === 'reservation' && !isEmbryo ? { periodMonths: Number(months) } : {}),
    }))
    try {
      showAdded(await addToBasket(props.shopCode, props.locale, lines), quantities)
    } catch (error) {
      const warning = findWarningOf(error, { lines })
      if (warning) return setState({ kind: 'warned', warning, quantities })
      if (!isAnswered(error)) return setState({ kind: 'failed', codes: ['unavailable'] })
      const codes = error.errors.map(({ code }) => code)
      setState({ kind: 'failed', codes: codes.length ? codes : ['other'] })
    }
  }

  return (
    <div className="k-stack">
      <Summary {...props} chosen={chosen} quantities={quantities} total={total} />
      {chosen.length > 0 && (
        <fieldset className="k-choice-handling">
          <legend>{texts.how}</legend>
          {handlings
            .filter(([value]) => value !== 'reservation' || (hasNoEmbryo && props.periods.length > 0))
            .map(([value, title, text]) => (
              <RadioCard
                key={value}
                id={`handling-${value}`}
                name="handling"
                value={value}
                checked={handling === value}
                onChange={() => setHandling(value)}
                title={texts[title]}
              >
                <p>{texts[text]}</p>
              </RadioCard>
            ))}
          {handling === 'reservation' && (
            <Select
              id="reservation-period"
              label={texts.period}
              value={months}
              onChange={(event) => setMonths(event.target.value)}
              options={props.periods}
            />
          )}
        </fieldset>
      )}
      <Button
        wide
        busy={state.kind === 'adding'}
        busyLabel={texts.adding}
        unavailable={chosen.length === 0 && state.kind !== 'adding' ? texts.nothing : undefined}
        onClick={add}
      >
        {texts.add}
      </Button>
      {/* Above it the sums go away, which on a telephone takes it out of sight. */}
      <div ref={outcome} className="k-choice-outcome">
        <Outcome {...props} state={state} language={language} />
      </div>
      {state.kind === 'warned' && (
        <BasketWarning
          shopCode={props.shopCode}
          locale={props.locale}
          warning={state.warning}
          texts={props.warning}
          explain={({ code }) => props.errors[code] ?? props.errors.other ?? ''}
          onClose={(basket, outcome) =>
            basket && outcome === 'replaced'
              ? showAdded(basket, state.quantities)
              : setState({ kind: 'idle' })
          }
        />
      )}
      {total && (
        <BuyBar>
          <b>{fillText(texts.sum ?? '', { price: formatMoney(total, language) })}</b>
          <LinkButton href="#choice">{texts.see}</LinkButton>
        </BuyBar>
      )}
    </div>
  )
}

const handlings = [
  ['strawDelivery', 'deliver', 'deliverText'],
  ['storageDelivery', 'store', 'storeText'],
  ['reservation', 'reserve', 'reserveText'],
] as const

/** Embryos have steps of their own in the checkout; they are sent or kept, never reserved. */
const handleEmbryo = (handling: Handling) =>
  handling === 'strawDelivery' ? ('embryoShipping' as const) : ('embryoStorage' as const)

function Summary({
  chosen,
  quantities,
  total,
  place,
  texts,
  language,
}: ChoicePanelProps & {
  chosen: ChoicePanelProps['lines']
  quantities: Quantities
  total: Money | null
}) {
  if (!total) return null
  const lines = chosen.map(({ stockItemId, name, price }) => {
    const count = quantities[stockItemId] ?? 0
    return {
      key: stockItemId,
      term: fillText(texts.line ?? '', { count, name }),
      value: formatMoney({ ...price, amountMinor: price.amountMinor * count }, language),
    }
  })
  const added = place
    ? [{ key: 'place', term: place.name, note: place.note, value: formatMoney(place.price, language) }]
    : []
  return (
    <SummaryList
      lines={[...lines, ...added]}
      total={{ term: texts.total, value: formatMoney(total, language) }}
      note={texts.note}
    />
  )
}

function Outcome({
  state,
  texts,
  changes,
  errors,
  basketHref,
  similarHref,
  language,
}: ChoicePanelProps & { state: State }) {
  if (state.kind === 'failed')
    return (
      <Note tone="error" announce="alert">
        {[...new Set(state.codes.map((code) => errors[code] ?? errors.other))].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {state.codes.some((code) => /no-stock|not-enough|no-quota/.test(code)) && (
          <p>
            <a href={similarHref}>{texts.similar}</a>
          </p>
        )}
      </Note>
    )
  if (state.kind !== 'added') return null
  const { hold } = state.basket
  const until = hold
    ? new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(hold.expiresAt))
    : null
  return (
    <Note tone="ok" announce="status" title={texts.addedTitle}>
      {[...new Set(state.basket.changes.map(({ code }) => changes[code] ?? changes.other))].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {until && <p>{fillText(texts.held ?? '', { time: until })}</p>}
      <LinkButton size="small" variant="outlined" href={basketHref}>
        {texts.toBasket}
      </LinkButton>
    </Note>
  )
}
