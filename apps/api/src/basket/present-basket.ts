import type { Basket } from '@kindred/contracts/basket'
import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import { money, subtract, sum } from '@kindred/domain/money'
import { coversKind } from '@kindred/domain/prices/check-discount'
import { type OrderTotals, sumOrder, type TotalsLine } from '@kindred/domain/prices/order-totals'
import type { TaxedAmount } from '@kindred/domain/prices/tax'
import { canRenewHold } from '@kindred/domain/stock/hold-expiry'
import type { BasketNote } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import { type BasketView, countReachable, explainItem } from './explain-line.ts'
import { explainSending, findItemOf, findSource } from './explain-sending.ts'
import { readLineListing } from './price-line.ts'
import { findDiscount, judgeDiscount } from './settle-discount.ts'

/** The sums of a basket's lines with shipping, if any: the one place the API makes them. */
export function sumBasket(
  view: BasketView,
  lines: readonly LineRow[],
  shipping: { priceMinor: number; rateBp: number } | null = null,
): OrderTotals {
  const { currency } = view.basket
  const discount = findDiscount(view, lines)
  return sumOrder({
    currency,
    lines: lines.map(
      (line): TotalsLine => ({
        unitPrice: money(line.unitPriceMinor, currency),
        quantity: line.quantity,
        rateBp: line.taxRateBp,
        isDiscounted: discount !== null && coversKind(discount, line.productKind),
        ...readLineListing(view.reference, view.shop, line.productKind),
      }),
    ),
    discount: discount?.value ?? null,
    shipping: shipping && {
      unitPrice: money(shipping.priceMinor, currency),
      quantity: 1,
      rateBp: shipping.rateBp,
      ...readLineListing(view.reference, view.shop, 'shipment'),
    },
  })
}

/** The basket as the interface reads it (BASK-01), with what stands against each line. */
export function presentBasket(view: BasketView, notes: readonly BasketNote[] = []): Basket {
  const { basket, facts } = view
  const totals = sumBasket(view, facts.lines)
  const held = basket.holdExpiresAt
  return {
    id: basket.id,
    version: basket.version,
    shopCode: basket.shopCode,
    currency: basket.currency,
    isBusiness: basket.customerType === 'professional',
    treatmentCountry: view.country,
    lines: facts.lines.map((line, index) => presentLine(view, line, totals.lines[index]?.full)),
    count: facts.lines.filter((line) => line.lineHandlingType !== 'shipment').length,
    subtotal: totals.subtotal,
    discount: presentDiscount(view, totals),
    tax: totals.tax,
    total: totals.total,
    hold: held && {
      expiresAt: held.toISOString(),
      canRenew: canRenewHold(
        { expiresAt: held.toISOString(), wasRenewed: basket.holdRenewed },
        view.now.toISOString(),
      ),
    },
    changes: notes.map((note) => ({ ...note })),
    shippingAddress: { isClinicDelivery: facts.isClinicDelivery },
    showGeneticMatchingMismatchWarning: false,
    showEmbryoMismatchWarning: false,
  }
}

function presentDiscount(view: BasketView, { discount: amount, lines }: OrderTotals): Basket['discount'] {
  const { discountCode: code } = view.basket
  if (code === null) return null
  const judged = judgeDiscount(view, code, view.facts.lines)
  const percent = judged.ok && judged.value.value.kind === 'percent' ? judged.value.value.percent : null
  const net = sum(
    lines.map((line) => subtract(line.full.net, line.net)),
    view.basket.currency,
  )
  return { code, amount, net, percent, problem: judged.ok ? null : judged.error.code }
}

/** A line is shown at its full price; what the discount takes off stands once, under the sum. */
function presentLine(
  view: BasketView,
  line: LineRow,
  full: TaxedAmount | undefined,
): Basket['lines'][number] {
  const { currency } = view.basket
  const donor = view.facts.donors.find((one) => one.id === line.donorId)
  const item = findItemOf(view, line)
  const source = findSource(view, line)
  return {
    id: line.id,
    lineHandlingType: line.lineHandlingType,
    code: line.stockItemId ?? donor?.code ?? line.productKind,
    productType: line.productKind,
    itemType: item?.strawType ?? line.productKind,
    displayName:
      item && donor
        ? `${donor.alias} ${item.strawType} MOT ${item.motClass}`
        : (donor?.alias ?? line.productKind),
    donorGuid: line.donorId,
    donorId: donor?.code ?? null,
    donorAlias: donor?.alias ?? null,
    releaseType: donor?.releaseType ?? null,
    portraitUrl: donor ? `/media/portraits/${donor.code}.svg` : null,
    stockItemId: line.stockItemId,
    depositId: line.depositId,
    strawType: item?.strawType ?? null,
    motClass: item?.motClass ?? null,
    volumeUl: item?.volumeUl ?? null,
    periodMonths: line.periodMonths,
    arrival: line.arrival,
    unitPrice: money(line.unitPriceMinor, currency),
    quantity: line.quantity,
    maxQuantity: source?.quantity ?? (item ? countReachable(view, item) : 1),
    total: full?.gross ?? money(0, currency),
    net: full?.net ?? money(0, currency),
    taxRateBp: line.taxRateBp,
    addedAutomatically: line.addedAutomatically,
    notes: listLineNotes(view, line),
  }
}

/** What stands against a line now; empty for a line that can be bought. */
export function listLineNotes(view: BasketView, line: LineRow): BasketNote[] {
  if (leavesDeposit(line)) {
    const refusal = explainSending(view, line)
    return refusal ? [{ code: refusal.code, data: { ...refusal.data } }] : []
  }
  const donor = view.facts.donors.find((one) => one.id === line.donorId)
  const item = view.facts.items.find((one) => one.id === line.stockItemId)
  if (!donor || !item) return []
  const reasons = explainItem(view, donor, item).map(({ code, data }) => ({ code, data: { ...data } }))
  const available = countReachable(view, item)
  if (reasons.length > 0 || line.quantity <= available) return reasons
  return [{ code: 'not-enough-stock', data: { donorId: donor.code, alias: donor.alias, available } }]
}
