/** By stock item. */
export type Quantities = Readonly<Record<string, number>>

/** What is still wanted once some went into the basket: more that was chosen in the meantime stays chosen. */
export function leaveAdded(wanted: Quantities, added: Quantities): Record<string, number> {
  return Object.fromEntries(
    Object.entries(wanted).map(([stockItemId, quantity]) => [
      stockItemId,
      Math.max(0, quantity - (added[stockItemId] ?? 0)),
    ]),
  )
}
