import { findUsablePlace } from '@kindred/domain/quotas/mandatory-quota'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import type { BasketNote } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import { type BasketView, countReachable, explainItem } from './explain-line.ts'

/** Refuses fresh lines that cannot be had; cuts or drops others and says so. */
export function checkStockLines(
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
