import { randomUUID } from 'node:crypto'
import type { BasketLineChange } from '@kindred/contracts/basket'
import { findUsablePlace, planMandatoryQuotas } from '@kindred/domain/quotas/mandatory-quota'
import { findQuotaPrice } from '@kindred/domain/quotas/quota-price'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { isHoldExpired, startHold } from '@kindred/domain/stock/hold-expiry'
import type { LineHandlingType, ProductKind } from '@kindred/domain/vocabulary'
import type { PlaceToHold } from '../quotas/move-places.ts'
import { listPlaceLimits } from '../quotas/place-limits.ts'
import type { StockMove } from '../stock/move-stock.ts'
import type { DonorRow, ItemRow, LineRow } from './basket-rows.ts'
import { type BasketView, countReachable, explainItem, findHeldPlace, placeState } from './explain-line.ts'
import { feeProducts, periodKinds, productOfLine, stockKinds } from './line-kinds.ts'
import { findLineTax, priceUnit } from './price-line.ts'

/** Something the basket did by itself, to be said to the customer. */
export type BasketNote = { code: string; data: Record<string, unknown> }

/** What a change of a basket comes to: its lines afterwards and every movement that leads there. */
export type BasketPlan = {
  lines: LineRow[]
  written: LineRow[]
  removed: string[]
  stock: StockMove[]
  hold: PlaceToHold[]
  release: string[]
  holdExpiresAt: Date | null
  holdRenewed: boolean
  isHoldNew: boolean
  notes: BasketNote[]
}

/** The reservation step sets the fee lines; every other change only keeps their number right. */
export type FeeChoice = { productKind: 'reservation' | 'storageRenewalPeriod'; months: number | null }

export type PlanOptions = {
  /** Drop or cut what cannot be had instead of refusing the change (merging, going on after a hold ran out). */
  isLenient?: boolean
  fees?: readonly FeeChoice[]
  /** Write nothing when the basket is in order as it is, so that an order waiting for its payment stays valid. */
  isQuietWhenSame?: boolean
}

/** True when the basket already is what the plan says. */
export function isPlanEmpty(plan: BasketPlan): boolean {
  const moves = [plan.written, plan.removed, plan.stock, plan.hold, plan.release, plan.notes]
  return !plan.isHoldNew && moves.every((list) => list.length === 0)
}

/**
 * Plans a change of a basket: applies it, checks what is new, cuts or drops what can no longer be had, reprices every line
 * from the reference data, brings the mandatory quota places in or out, and compares with what is held. Pure.
 * Refusals: those of `explainOffer`, `not-enough-stock` (data: available), `unknown-item`, `unknown-donor`,
 * `line-not-for-sale`, `period-required`, `quota-place-owned-already`, `quota-not-sold-here`, `one-is-enough`, `no-price`, `tax-rate-missing`, `showGeneticMatchingMismatchWarning`, `showEmbryoMismatchWarning`.
 */
export function planBasket(
  view: BasketView,
  changes: readonly BasketLineChange[],
  options: PlanOptions = {},
): Result<BasketPlan> {
  const notes: BasketNote[] = []
  const lines = view.facts.lines.map((line) => ({ ...line }))
  const fresh = new Set<string>()
  for (const change of changes) {
    const applied = applyChange(view, lines, change)
    if (!applied.ok) {
      if (!options.isLenient) return applied
      notes.push({ code: 'line-not-taken', data: { reason: applied.error.code, ...applied.error.data } })
    } else if (applied.value) fresh.add(applied.value)
  }
  const mismatch = explainMixture(lines, fresh)
  if (mismatch) return { ok: false, error: mismatch }

  const kept = checkStockLines(view, lines, options.isLenient ? new Set() : fresh, notes)
  if (!kept.ok) return kept
  const quotas = settleQuotas(view, kept.value, notes)
  if (!quotas.ok) return quotas
  const withFees = settleFees(quotas.value, options.fees ?? [])
  const priced = priceLines(view, withFees, notes, options.isLenient ? new Set() : fresh)
  if (!priced.ok) return priced
  return ok(compare(view, priced.value, notes))
}

/** Sets, adds or removes one line. Returns the id of a line that is new or grew, which must pass every check. */
function applyChange(view: BasketView, lines: LineRow[], change: BasketLineChange): Result<string | null> {
  const type = change.lineHandlingType
  const productKind = productOfLine[type]
  if (!productKind)
    return refuse('line-not-for-sale', 'This cannot be put into the basket.', { field: 'lineHandlingType' })
  const target = findTarget(view, change, type)
  if (!target.ok) return target
  const { donor, item } = target.value
  const existing = lines.find(
    (line) =>
      line.lineHandlingType === type &&
      line.productKind === productKind &&
      (item ? line.stockItemId === item.id : type !== 'quota' || line.donorId === donor?.id),
  )
  if (change.quantity === 0) {
    if (existing) lines.splice(lines.indexOf(existing), 1)
    return ok(null)
  }
  if (!stockKinds.has(type) && change.quantity > 1) {
    return refuse('one-is-enough', 'One of this is enough.', { field: 'quantity' })
  }
  if (periodKinds.has(type) && change.periodMonths === undefined) {
    return refuse('period-required', 'Choose a period.', { field: 'periodMonths' })
  }
  if (existing) {
    const grew = change.quantity > existing.quantity
    existing.quantity = change.quantity
    if (periodKinds.has(type)) existing.periodMonths = change.periodMonths ?? null
    return ok(grew ? existing.id : null)
  }
  const line: LineRow = {
    id: randomUUID(),
    lineHandlingType: type,
    productKind,
    donorId: donor?.id ?? null,
    stockItemId: item?.id ?? null,
    periodMonths: periodKinds.has(type) ? (change.periodMonths ?? null) : null,
    quantity: change.quantity,
    unitPriceMinor: 0,
    taxRateBp: 0,
    addedAutomatically: false,
  }
  lines.push(line)
  return ok(line.id)
}

function findTarget(
  view: BasketView,
  change: BasketLineChange,
  type: LineHandlingType,
): Result<{ donor?: DonorRow; item?: ItemRow }> {
  if (stockKinds.has(type)) {
    const item = view.facts.items.find((one) => one.id === change.stockItemId)
    const donor = view.facts.donors.find((one) => one.id === item?.donorId)
    const isEmbryo = item?.strawType === 'embryo'
    const isForEmbryos = type === 'embryoShipping' || type === 'embryoStorage'
    if (!item || !donor || item.shopCode !== view.shop.code || isEmbryo !== isForEmbryos) {
      return refuse('unknown-item', 'This is not sold in this shop.', { field: 'stockItemId' })
    }
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

const embryoTypes: ReadonlySet<LineHandlingType> = new Set(['embryoShipping', 'embryoStorage'])

/** BASK-06: genetic matching and embryos are each bought by themselves. */
function explainMixture(lines: readonly LineRow[], fresh: ReadonlySet<string>): Failure | null {
  if (fresh.size === 0) return null
  const isMatching = (line: LineRow) => line.lineHandlingType === 'geneticMatching'
  const isEmbryo = (line: LineRow) => embryoTypes.has(line.lineHandlingType)
  const added = lines.filter((line) => fresh.has(line.id))
  for (const [code, isKind, kind] of [
    ['showGeneticMatchingMismatchWarning', isMatching, 'geneticMatching'],
    ['showEmbryoMismatchWarning', isEmbryo, 'embryo'],
  ] as const) {
    const some = lines.some(isKind)
    if (!some || lines.every((line) => isKind(line) || (line.addedAutomatically && kind === 'embryo')))
      continue
    const conflict = added.some(isKind)
      ? kind
      : `mixedWith${kind === 'embryo' ? 'Embryo' : 'GeneticMatching'}`
    return { code, message: 'You can not add to basket', data: { conflict } }
  }
  return null
}

/** Refuses fresh lines that cannot be had; cuts or drops others and says so. */
function checkStockLines(
  view: BasketView,
  lines: readonly LineRow[],
  fresh: ReadonlySet<string>,
  notes: BasketNote[],
): Result<LineRow[]> {
  const left = new Map(view.facts.items.map((item) => [item.id, countReachable(view, item)]))
  const kept: LineRow[] = []
  for (const line of lines) {
    if (!line.stockItemId) {
      const refusal = fresh.has(line.id) ? explainNewQuota(view, line) : null
      if (refusal) return { ok: false, error: refusal }
      kept.push(line)
      continue
    }
    const item = view.facts.items.find((one) => one.id === line.stockItemId)
    const donor = view.facts.donors.find((one) => one.id === line.donorId)
    if (!item || !donor) throw new Error('A basket line names an item or donor that is not there')
    const reasons = explainItem(view, donor, item)
    const about = {
      donorId: donor.code,
      alias: donor.alias,
      strawType: item.strawType,
      motClass: item.motClass,
    }
    const available = left.get(item.id) ?? 0
    const isStockOnly = reasons.every((reason) => reason.code === 'not-enough-stock')
    if (fresh.has(line.id)) {
      const [reason] = reasons
      if (reason && !(isStockOnly && available > 0)) return { ok: false, error: reason }
      if (line.quantity > available) {
        return refuse('not-enough-stock', `Only ${available} of this are left.`, {
          field: 'quantity',
          data: { ...about, available, wanted: line.quantity },
        })
      }
    } else if (!isStockOnly || available === 0) {
      const code = reasons[0]?.code ?? 'not-enough-stock'
      notes.push({ code: 'line-removed', data: { ...about, reason: code, quantity: line.quantity } })
      continue
    } else if (line.quantity > available) {
      notes.push({ code: 'quantity-cut', data: { ...about, from: line.quantity, to: available } })
      line.quantity = available
    }
    left.set(item.id, available - line.quantity)
    kept.push(line)
  }
  return ok(kept)
}

/** Why a place cannot be bought by hand. */
function explainNewQuota(view: BasketView, line: LineRow): Failure | null {
  const donor = view.facts.donors.find((one) => one.id === line.donorId)
  if (line.lineHandlingType !== 'quota' || !donor) return null
  if (findUsablePlace(view.ownPlaces, donor.id, view.rules)) {
    const message = 'You have a place of this donor already.'
    return { code: 'quota-place-owned-already', message, data: { donorId: donor.code, alias: donor.alias } }
  }
  return explainItem(view, donor, null)[0] ?? null
}

/** Brings the mandatory places in and out; each is said. */
function settleQuotas(view: BasketView, lines: LineRow[], notes: BasketNote[]): Result<LineRow[]> {
  const findDonor = (id: string | null) => view.facts.donors.find((donor) => donor.id === id)
  const changes = planMandatoryQuotas({
    lines: lines.map((line) => ({
      id: line.id,
      lineHandlingType: line.lineHandlingType,
      donorId: line.donorId,
      releaseType: findDonor(line.donorId)?.releaseType ?? null,
      isAutoAdded: line.addedAutomatically,
    })),
    rules: view.rules,
    ownPlaces: view.ownPlaces,
  })
  const place = { country: view.country, state: placeState(view) }
  for (const id of changes.remove) {
    const donor = findDonor(lines.find((line) => line.id === id)?.donorId ?? null)
    notes.push({ code: 'quota-removed', data: { donorId: donor?.code, alias: donor?.alias, ...place } })
  }
  const kept = lines.filter((line) => !changes.remove.includes(line.id))
  for (const { donorId, unitPrice } of changes.add) {
    const donor = findDonor(donorId)
    const rule = view.rules.find((one) => one.isMandatory)
    notes.push({
      code: 'quota-added',
      data: {
        donorId: donor?.code,
        alias: donor?.alias,
        ...place,
        reason: 'mandatory',
        unit: rule?.unit,
        limit: rule?.limit,
        price: unitPrice,
      },
    })
    kept.push({
      id: randomUUID(),
      lineHandlingType: 'quota',
      productKind: 'quota',
      donorId,
      stockItemId: null,
      periodMonths: null,
      quantity: 1,
      unitPriceMinor: unitPrice.amountMinor,
      taxRateBp: 0,
      addedAutomatically: true,
    })
  }
  return ok(kept)
}

const feeSources: Readonly<Record<FeeChoice['productKind'], ReadonlySet<LineHandlingType>>> = {
  reservation: new Set(['reservation']),
  storageRenewalPeriod: new Set(['storageDelivery', 'embryoStorage']),
}

/** One fee for each donor kept, however many straws (domain rules 5). */
function settleFees(lines: LineRow[], choices: readonly FeeChoice[]): LineRow[] {
  const rest = lines.filter((line) => !feeProducts.has(line.productKind))
  const kinds: FeeChoice['productKind'][] = ['reservation', 'storageRenewalPeriod']
  const fees = kinds.flatMap((productKind): LineRow[] => {
    const existing = lines.find((line) => line.productKind === productKind)
    const choice = choices.find((one) => one.productKind === productKind)
    const months = choice ? choice.months : (existing?.periodMonths ?? null)
    const sources = feeSources[productKind]
    const kept = rest.filter((line) => line.stockItemId && sources.has(line.lineHandlingType))
    const quantity = new Set(kept.map((line) => line.donorId)).size
    if (months === null || quantity === 0) return []
    const line = {
      id: existing?.id ?? randomUUID(),
      lineHandlingType: productKind,
      productKind,
      donorId: null,
      stockItemId: null,
      periodMonths: months,
      quantity,
      unitPriceMinor: 0,
      taxRateBp: 0,
      addedAutomatically: true,
    }
    return [line]
  })
  return [...rest, ...fees]
}

/** Every price anew from the reference data (domain rules 4); a line that lost its price goes, unless it is new. */
function priceLines(
  view: BasketView,
  lines: readonly LineRow[],
  notes: BasketNote[],
  fresh: ReadonlySet<string>,
): Result<LineRow[]> {
  const priced: LineRow[] = []
  for (const line of lines) {
    const price = priceLine(view, line)
    if (price.ok) priced.push({ ...line, ...price.value })
    else if (fresh.has(line.id) || line.lineHandlingType === 'quota') return price
    else
      notes.push({ code: 'line-removed', data: { reason: price.error.code, productKind: line.productKind } })
  }
  return ok(priced)
}

function priceLine(view: BasketView, line: LineRow): Result<{ unitPriceMinor: number; taxRateBp: number }> {
  const donor = view.facts.donors.find((one) => one.id === line.donorId)
  const item = view.facts.items.find((one) => one.id === line.stockItemId)
  const clientType = view.basket.customerType === 'professional' ? 'professional' : 'private'
  const unit =
    line.productKind === 'quota'
      ? priceQuota(view, donor)
      : priceUnit(view.reference, {
          shopCode: view.shop.code,
          productKind: line.productKind,
          customerType: clientType,
          periodMonths: line.periodMonths,
          item,
          donor,
          today: view.today,
        })
  if (!unit.ok) return unit
  if (unit.value.currency !== view.basket.currency) {
    return refuse('no-price', 'This has no price in the currency of the shop.')
  }
  const tax = findTax(view, line.productKind, clientType)
  return tax.ok ? ok({ unitPriceMinor: unit.value.amountMinor, taxRateBp: tax.value }) : tax
}

function priceQuota(view: BasketView, donor: DonorRow | undefined) {
  const price = donor ? findQuotaPrice(view.rules, donor.releaseType) : null
  return price ? ok(price) : refuse('no-price', 'A quota place has no price here.')
}

/** Until the address is known the treatment country stands for it. */
export function findTax(
  view: BasketView,
  productKind: ProductKind,
  clientType: 'private' | 'professional',
): Result<number> {
  return findLineTax(view.reference, view.shop, {
    productKind,
    deliveryCountry: view.facts.deliveryCountry ?? view.country ?? view.shop.address.country,
    deliveryState: view.facts.deliveryState ?? (view.state || null),
    clientType,
    vatNumber: view.facts.vatNumber,
  })
}

/** What must move so that the basket holds exactly what its lines say. */
function compare(view: BasketView, lines: LineRow[], notes: BasketNote[]): BasketPlan {
  const before = new Map(view.facts.lines.map((line) => [line.id, line]))
  const after = new Set(lines.map((line) => line.id))
  const places = comparePlaces(view, lines)
  const isHolding = lines.some((line) => line.stockItemId !== null || line.lineHandlingType === 'quota')
  const now = view.now.toISOString()
  const { holdExpiresAt, holdRenewed } = view.basket
  const runs = holdExpiresAt !== null && !isHoldExpired({ expiresAt: holdExpiresAt.toISOString() }, now)
  return {
    lines,
    written: lines.filter((line) => isChanged(before.get(line.id), line)),
    removed: view.facts.lines.filter((line) => !after.has(line.id)).map((line) => line.id),
    stock: compareStock(view, lines),
    ...places,
    holdExpiresAt: !isHolding ? null : runs ? holdExpiresAt : new Date(startHold(now).expiresAt),
    holdRenewed: isHolding && runs && holdRenewed,
    isHoldNew: isHolding && !runs,
    notes,
  }
}

function compareStock(view: BasketView, lines: readonly LineRow[]): StockMove[] {
  const wanted = new Map<string, number>()
  for (const line of lines) {
    if (line.stockItemId) wanted.set(line.stockItemId, (wanted.get(line.stockItemId) ?? 0) + line.quantity)
  }
  const items = new Set([...wanted.keys(), ...view.heldByItem.keys()])
  return [...items].sort().flatMap((stockItemId): StockMove[] => {
    const difference = (wanted.get(stockItemId) ?? 0) - (view.heldByItem.get(stockItemId) ?? 0)
    if (difference === 0) return []
    return [{ stockItemId, kind: difference > 0 ? 'held' : 'holdReleased', quantity: Math.abs(difference) }]
  })
}

function comparePlaces(view: BasketView, lines: readonly LineRow[]): Pick<BasketPlan, 'hold' | 'release'> {
  const wanted = lines.filter((line) => line.lineHandlingType === 'quota' && line.donorId !== null)
  const hold: PlaceToHold[] = []
  const serving = new Set<string>()
  for (const { donorId } of wanted) {
    const donor = view.facts.donors.find((one) => one.id === donorId)
    if (!donor || view.country === null) continue
    const held = findHeldPlace(view, donor.id)
    if (held) serving.add(held.id)
    else {
      hold.push({
        id: randomUUID(),
        donorId: donor.id,
        country: view.country,
        state: placeState(view),
        limits: listPlaceLimits(donor, view.rules),
      })
    }
  }
  const release = view.facts.places
    .filter((place) => place.basketId === view.basket.id && place.placeState === 'held')
    .filter((place) => !serving.has(place.id))
    .map((place) => place.id)
  return { hold, release }
}

function isChanged(before: LineRow | undefined, line: LineRow): boolean {
  return (
    !before ||
    before.quantity !== line.quantity ||
    before.unitPriceMinor !== line.unitPriceMinor ||
    before.taxRateBp !== line.taxRateBp ||
    before.periodMonths !== line.periodMonths
  )
}
