import type { BasketLineChange } from '@kindred/contracts/basket'
import type { embryoInformationSchema, submitEmbryoSchema } from '@kindred/contracts/checkout'
import { computeStorageEnd } from '@kindred/domain/checkout/storage-periods'
import { err, type Failure, ok, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import type { LineRow } from '../basket/basket-rows.ts'
import type { Shopper } from '../basket/change-basket.ts'
import type { BasketView } from '../basket/explain-line.ts'
import { showPrice } from '../basket/show-price.ts'
import type { Services } from '../services.ts'
import { answerStep, type StepResult } from './load-checkout.ts'
import { type CheckoutView, presentCheckout, requireStep } from './view-checkout.ts'

type Choice = z.output<typeof submitEmbryoSchema>

const listEmbryos = (view: BasketView): LineRow[] =>
  view.facts.lines.filter(
    (line) => line.stockItemId && ['embryoShipping', 'embryoStorage'].includes(line.lineHandlingType),
  )

/** The embryo step: what sending costs, and the periods of keeping with their prices and last days. */
export function describeEmbryo(checkout: CheckoutView): z.output<typeof embryoInformationSchema> {
  const { view } = checkout
  const rows = view.reference.servicePrices.filter((row) => row.shopCode === view.shop.code)
  const kept = listEmbryos(view)
  const shipping = rows.find((row) => row.service === 'embryoShipping')?.price
  const isAnswered = checkout.row.embryoConfirmedAt !== null
  return {
    checkout: presentCheckout(checkout),
    handling: kept.some((line) => line.lineHandlingType === 'embryoStorage')
      ? 'embryoStorage'
      : isAnswered
        ? 'embryoShipping'
        : null,
    months: view.facts.lines.find((line) => line.productKind === 'embryoStorage')?.periodMonths ?? null,
    shipping: shipping ? showPrice(view, 'embryoShipping', shipping) : null,
    freeUntil: computeStorageEnd(view.today, null, view.shop.storageFreeDays),
    options: rows
      .flatMap(({ service, months, price }) =>
        service === 'embryoStorage' && months !== null
          ? [
              {
                months,
                price: showPrice(view, 'embryoStorage', price),
                endsOn: computeStorageEnd(view.today, months, view.shop.storageFreeDays),
              },
            ]
          : [],
      )
      .sort((a, b) => a.months - b.months),
  }
}

/**
 * BASK-21: sends all embryos of the basket to the clinic, or keeps them here for the free days and a period if wanted.
 * Refusals: `step-not-reachable`, `no-embryo`, `period-not-for-shipping`, `period-not-sold`.
 */
export function chooseEmbryo(
  services: Services,
  shopper: Shopper,
  { handling, months }: Choice,
): Promise<StepResult> {
  return answerStep(services, shopper, (checkout) => {
    const { view } = checkout
    const embryos = listEmbryos(view)
    if (embryos.length === 0) return refuse('no-embryo', 'There is no embryo in your basket.')
    const reachable = requireStep(checkout, 'embryo')
    if (!reachable.ok) return reachable
    const reasons = explainPeriod(checkout, { handling, months })
    if (reasons.length > 0) return err(reasons)
    return ok({
      row: { embryoConfirmedAt: services.now() },
      changes: handleAs(embryos, handling),
      options: {
        fees: handling === 'embryoStorage' ? [{ productKind: 'embryoStorage' as const, months }] : [],
      },
    })
  })
}

/** Everything that stands against the period. */
function explainPeriod(checkout: CheckoutView, { handling, months }: Choice): Failure[] {
  if (months === null) return []
  const reasons: Failure[] = []
  if (handling === 'embryoShipping')
    reasons.push({ code: 'period-not-for-shipping', message: 'What is sent is not kept.', field: 'months' })
  if (!describeEmbryo(checkout).options.some((one) => one.months === months))
    reasons.push({ code: 'period-not-sold', message: 'This period is not sold.', field: 'months' })
  return reasons
}

/** Every embryo by its item, all handled alike. */
function handleAs(embryos: readonly LineRow[], handling: Choice['handling']): BasketLineChange[] {
  const wrong = embryos.filter((line) => line.lineHandlingType !== handling)
  return wrong.flatMap(({ lineHandlingType, stockItemId, quantity }) => {
    const item = stockItemId ?? undefined
    const there = embryos.find((one) => one.lineHandlingType === handling && one.stockItemId === stockItemId)
    return [
      { lineHandlingType, stockItemId: item, quantity: 0 },
      { lineHandlingType: handling, stockItemId: item, quantity: quantity + (there?.quantity ?? 0) },
    ]
  })
}
