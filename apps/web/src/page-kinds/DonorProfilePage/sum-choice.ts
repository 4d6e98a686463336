import type { Money } from '@kindred/domain/money'

/** What the choice costs before tax and delivery, with the place it needs; null while nothing is chosen. */
export function sumChoice(
  lines: readonly { stockItemId: string; price: Money }[],
  quantities: Readonly<Record<string, number>>,
  place: { price: Money } | null,
): Money | null {
  const chosen = lines.filter(({ stockItemId }) => (quantities[stockItemId] ?? 0) > 0)
  const [first] = chosen
  if (!first) return null
  const straws = chosen.reduce(
    (sum, { stockItemId, price }) => sum + price.amountMinor * (quantities[stockItemId] ?? 0),
    0,
  )
  return { amountMinor: straws + (place?.price.amountMinor ?? 0), currency: first.price.currency }
}
