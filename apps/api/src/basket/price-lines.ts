import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import { money } from '@kindred/domain/money'
import { findQuotaPrice } from '@kindred/domain/quotas/quota-price'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { BasketNote } from './basket-plan.ts'
import type { DonorRow, LineRow } from './basket-rows.ts'
import type { BasketView } from './explain-line.ts'
import { type Buyer, findLineTax, priceUnit } from './price-line.ts'

/** Every price anew from the reference data (domain rules 4); a line that lost its price goes, unless it is new. */
export function priceLines(
  view: BasketView,
  lines: readonly LineRow[],
  notes: BasketNote[],
  fresh: ReadonlySet<string>,
): Result<LineRow[]> {
  const priced: LineRow[] = []
  for (const line of lines) {
    const price = priceLine(view, line)
    if (price.ok) {
      noteNewPrice(view, line, price.value.unitPriceMinor, notes)
      priced.push({ ...line, ...price.value })
    } else if (fresh.has(line.id) || line.lineHandlingType === 'quota') return price
    else
      notes.push({ code: 'line-removed', data: { reason: price.error.code, productKind: line.productKind } })
  }
  return ok(priced)
}

/** A price that is another than the customer last saw, for the same thing and period. */
function noteNewPrice(view: BasketView, line: LineRow, to: number, notes: BasketNote[]): void {
  const before = view.facts.lines.find((one) => one.id === line.id)
  if (!before || before.periodMonths !== line.periodMonths || before.unitPriceMinor === to) return
  const donor = view.facts.donors.find((one) => one.id === line.donorId)
  const { currency } = view.basket
  notes.push({
    code: 'price-changed',
    data: {
      lineId: line.id,
      alias: donor?.alias,
      productKind: line.productKind,
      before: money(before.unitPriceMinor, currency),
      now: money(to, currency),
    },
  })
}

function priceLine(view: BasketView, line: LineRow): Result<{ unitPriceMinor: number; taxRateBp: number }> {
  const donor = view.facts.donors.find((one) => one.id === line.donorId)
  const buyer = readBuyer(view)
  const item = view.facts.items.find((one) => one.id === line.stockItemId)
  const unit = leavesDeposit(line)
    ? // Paid when it was put there: only its way costs.
      ok(money(0, view.basket.currency))
    : line.productKind === 'quota'
      ? priceQuota(view, donor)
      : priceUnit(view.reference, {
          shopCode: view.shop.code,
          productKind: line.productKind,
          customerType: buyer.clientType,
          periodMonths: line.periodMonths,
          item,
          donor,
          today: view.today,
        })
  if (!unit.ok) return unit
  if (unit.value.currency !== view.basket.currency) {
    return refuse('no-price', 'This has no price in the currency of the shop.')
  }
  const tax = findLineTax(view.reference, view.shop, { ...buyer, productKind: line.productKind })
  return tax.ok ? ok({ unitPriceMinor: unit.value.amountMinor, taxRateBp: tax.value }) : tax
}

function priceQuota(view: BasketView, donor: DonorRow | undefined) {
  const price = donor ? findQuotaPrice(view.rules, donor.releaseType) : null
  return price ? ok(price) : refuse('no-price', 'A quota place has no price here.')
}

/** Until the address is known the treatment country stands for it, and a clinic that nobody knows yet has a VAT number. */
export function readBuyer(view: BasketView): Buyer {
  const { customerType, customerId } = view.basket
  const { deliveryCountry, deliveryState, vatNumber } = view.facts
  return {
    clientType: customerType === 'professional' ? 'professional' : 'private',
    deliveryCountry: deliveryCountry ?? view.country,
    deliveryState: deliveryState ?? (view.state || null),
    hasVatNumber: customerId === null || Boolean(vatNumber),
  }
}
