import { randomUUID } from 'node:crypto'
import { planMandatoryQuotas } from '@kindred/domain/quotas/mandatory-quota'
import type { BasketNote } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import { type BasketView, placeState } from './explain-line.ts'

/** Brings the mandatory places in and out; each is said. */
export function settleQuotas(view: BasketView, lines: LineRow[], notes: BasketNote[]): LineRow[] {
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
      depositId: null,
      arrival: null,
      periodMonths: null,
      quantity: 1,
      unitPriceMinor: unitPrice.amountMinor,
      taxRateBp: 0,
      addedAutomatically: true,
    })
  }
  return kept
}
