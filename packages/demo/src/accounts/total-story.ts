import { money } from '@kindred/domain/money'
import { type OrderTotals, sumOrder } from '@kindred/domain/prices/order-totals'
import { isPriceWithTax } from '@kindred/domain/prices/tax'
import type { OrderStory } from './order-story.ts'

/** The sums of an order, by the rule every order is summed by. */
export function totalStory(story: OrderStory, currency: string): OrderTotals {
  const rates = { listRateBp: story.taxRateBp, rateBp: story.taxRateBp }
  return sumOrder({
    currency,
    lines: story.lines.map((line) => ({
      ...rates,
      unitPrice: money(line.unitPriceMinor, currency),
      quantity: line.quantity,
      includesTax: isPriceWithTax(line.product, story.pricesIncludeTax),
      isDiscounted: false,
    })),
    discount: null,
    shipping: story.shipping && {
      ...rates,
      unitPrice: money(story.shipping.priceMinor, currency),
      quantity: 1,
      includesTax: story.pricesIncludeTax,
    },
  })
}
