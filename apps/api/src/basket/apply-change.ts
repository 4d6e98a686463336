import { randomUUID } from 'node:crypto'
import type { BasketLineChange } from '@kindred/contracts/basket'
import { sentTypes } from '@kindred/domain/basket/leaves-deposit'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { LineHandlingType } from '@kindred/domain/vocabulary'
import type { DepositRow, DonorRow, ItemRow, LineRow } from './basket-rows.ts'
import type { BasketView } from './explain-line.ts'
import { explainRenewal } from './explain-renewal.ts'
import { explainSending } from './explain-sending.ts'
import { findProduct, periodKinds, renewedKind, stockKinds } from './line-kinds.ts'

/** Sets, adds or removes one line. Returns the id of a line that is new or grew, which must pass every check. */
export function applyChange(
  view: BasketView,
  lines: LineRow[],
  change: BasketLineChange,
): Result<string | null> {
  const type = change.lineHandlingType
  const productKind = findProduct(type, change.depositId !== undefined)
  const isOff = type === 'geneticMatching' && !view.shop.isGeneticMatchingEnabled
  if (!productKind || (isOff && change.quantity > 0))
    return refuse('line-not-for-sale', 'This cannot be put into the basket.', { field: 'lineHandlingType' })
  const unused = findUnused(change, type)
  if (unused) return refuse('field-not-for-line', 'A line of this kind has no such thing.', { field: unused })
  const target = findTarget(view, change, type)
  if (!target.ok) return target
  const { donor, item, deposit } = target.value
  const existing = lines.find(
    (line) =>
      line.lineHandlingType === type &&
      line.productKind === productKind &&
      line.depositId === (deposit?.id ?? null) &&
      (item ? line.stockItemId === item.id : type !== 'quota' || line.donorId === donor?.id),
  )
  const quantity = change.quantity + (change.adds ? (existing?.quantity ?? 0) : 0)
  if (quantity === 0) {
    if (existing) lines.splice(lines.indexOf(existing), 1)
    return ok(null)
  }
  if (!stockKinds.has(type) && quantity > 1) {
    return refuse('one-is-enough', 'One of this is enough.', { field: 'quantity' })
  }
  if (periodKinds.has(type) && change.periodMonths === undefined) {
    return refuse('period-required', 'Choose a period.', { field: 'periodMonths' })
  }
  if (type === 'reservation' && !sellsPeriod(view, change.periodMonths))
    return refuse('period-not-sold', 'This period is not sold.', { field: 'periodMonths' })
  if (type === 'shipment' && change.arrival === undefined)
    return refuse('arrival-required', 'Say what you bring and where it is now.', { field: 'arrival' })
  if (existing) {
    const grew = quantity > existing.quantity
    existing.quantity = quantity
    if (change.arrival) existing.arrival = change.arrival
    if (periodKinds.has(type)) existing.periodMonths = change.periodMonths ?? null
    return ok(grew ? existing.id : null)
  }
  const line: LineRow = {
    id: randomUUID(),
    lineHandlingType: type,
    productKind,
    donorId: donor?.id ?? null,
    stockItemId: item?.id ?? null,
    depositId: deposit?.id ?? null,
    arrival: change.arrival ?? null,
    periodMonths: periodKinds.has(type) ? (change.periodMonths ?? null) : null,
    quantity,
    unitPriceMinor: 0,
    taxRateBp: 0,
    addedAutomatically: false,
  }
  lines.push(line)
  return ok(line.id)
}

/** What a change says that its kind of line cannot take: refused, since it would be ignored. */
function findUnused(change: BasketLineChange, type: LineHandlingType): keyof BasketLineChange | null {
  const isStock = stockKinds.has(type)
  // A reservation may name its period at once; its own step of the checkout asks for it otherwise.
  if (change.periodMonths !== undefined && !periodKinds.has(type) && type !== 'reservation')
    return 'periodMonths'
  if (change.arrival !== undefined && type !== 'shipment') return 'arrival'
  if (change.adds && (!isStock || change.depositId !== undefined)) return 'adds'
  if (change.stockItemId !== undefined && (!isStock || change.depositId !== undefined)) return 'stockItemId'
  if (change.depositId !== undefined && !renewedKind[type] && !sentTypes.has(type)) return 'depositId'
  return change.donorGuid !== undefined && !isStock && type !== 'quota' ? 'donorGuid' : null
}

const sellsPeriod = ({ reference, shop }: BasketView, months: number | undefined): boolean =>
  months === undefined ||
  reference.servicePrices.some(
    (row) => row.shopCode === shop.code && row.service === 'reservation' && row.months === months,
  )

function findTarget(
  view: BasketView,
  change: BasketLineChange,
  type: LineHandlingType,
): Result<{ donor?: DonorRow; item?: ItemRow; deposit?: DepositRow }> {
  if (renewedKind[type] || change.depositId !== undefined) return findDeposit(view, change, type)
  if (stockKinds.has(type)) {
    const item = view.facts.items.find((one) => one.id === change.stockItemId)
    const donor = view.facts.donors.find((one) => one.id === item?.donorId)
    const isEmbryo = item?.strawType === 'embryo'
    const isForEmbryos = type === 'embryoShipping' || type === 'embryoStorage'
    if (!item || !donor || item.shopCode !== view.shop.code || isEmbryo !== isForEmbryos) {
      return refuse('unknown-item', 'This is not sold in this shop.', { field: 'stockItemId' })
    }
    if (change.donorGuid !== undefined && change.donorGuid !== donor.id)
      return refuse('donor-mismatch', 'These are of another donor.', { field: 'donorGuid' })
    return ok({ donor, item })
  }
  if (type !== 'quota') return ok({})
  const donor = view.facts.donors.find((one) => one.id === change.donorGuid)
  if (!donor) return refuse('unknown-donor', 'There is no such donor.', { field: 'donorGuid' })
  if (change.quantity === 0) return ok({ donor })
  if (view.rules.length === 0) {
    return refuse('quota-not-sold-here', 'No quota places are sold for the treatment country.', {
      field: 'donorGuid',
    })
  }
  return ok({ donor })
}

function findDeposit(
  view: BasketView,
  change: BasketLineChange,
  type: LineHandlingType,
): Result<{ donor?: DonorRow; deposit?: DepositRow }> {
  const deposit = view.facts.deposits.find((one) => one.id === change.depositId)
  const depositId = change.depositId ?? null
  const refusal =
    change.quantity === 0
      ? null
      : renewedKind[type]
        ? explainRenewal(view, type, depositId)
        : explainSending(view, { lineHandlingType: type, depositId, quantity: change.quantity })
  if (refusal) return { ok: false, error: refusal }
  const donor = view.facts.donors.find((one) => one.id === deposit?.donorId)
  return ok({ ...(deposit && { deposit }), ...(donor && { donor }) })
}
