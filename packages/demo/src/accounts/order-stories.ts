import { daysBefore } from '../demo-day.ts'
import type { OrderStory } from './order-story.ts'
import {
  closedWhenPaid,
  delivered,
  familyPlace,
  keeping,
  onInvoice,
  paidByCard,
  picked,
  straws,
} from './story-parts.ts'

const danish = { taxRateBp: 2500, pricesIncludeTax: true }
const nothing = { shipping: null, deposit: null, isPregnancyReported: false }
const iui20 = { type: 'IUI', motClass: 20 } as const
const iui10 = { type: 'IUI', motClass: 10 } as const

/**
 * What the demo's customers have bought. Two orders are open, and a subscription runs, whenever the world is filled.
 *
 * @param today calendar date of the filling
 * @param american a donor of the American shop, chosen at filling
 */
export function listOrderStories(
  today: string,
  american: { code: string; motClass: number } | null,
): OrderStory[] {
  const stories: OrderStory[] = [
    {
      ...danish,
      ...nothing,
      email: 'private@demo.test',
      placedOn: '2025-01-14',
      lines: [familyPlace('K4127', 35_000), straws('strawDelivery', 'K4127', iui20, 2, 87_000)],
      payment: 'card',
      shipping: { method: 'nitrogenTank', priceMinor: 21_500, trackingNumber: 'DEMO-DK-250116-01' },
      isPregnancyReported: true,
      steps: [...paidByCard, ...delivered],
    },
    {
      ...danish,
      ...nothing,
      email: 'private@demo.test',
      placedOn: '2025-06-03',
      lines: [
        straws('storageDelivery', 'K4127', iui20, 4, 87_000),
        keeping('storageRenewalPeriod', 60, 60_000),
      ],
      payment: 'card',
      deposit: { kind: 'stored', endsOn: '2030-07-03' },
      steps: [...paidByCard, closedWhenPaid],
    },
    {
      ...danish,
      ...nothing,
      email: 'clinic@demo.test',
      placedOn: '2026-03-09',
      lines: [familyPlace('K4188', 35_000), straws('strawDelivery', 'K4188', iui10, 3, 42_000)],
      payment: 'invoice',
      shipping: { method: 'nitrogenTank', priceMinor: 21_500, trackingNumber: 'DEMO-DK-260311-01' },
      steps: [
        ...onInvoice,
        ...delivered.slice(0, -1),
        { day: 20, machine: 'payment', from: 'invoiced', to: 'settled', by: 'orders@demo.test' },
        { day: 20, machine: 'order', from: 'processing', to: 'closed', by: 'orders@demo.test' },
      ],
    },
    {
      ...danish,
      ...nothing,
      email: 'private@demo.test',
      placedOn: '2026-08-20',
      lines: [
        familyPlace('K2876', 20_000),
        straws('reservation', 'K2876', iui10, 3, 21_000),
        keeping('reservation', 12, 18_000),
      ],
      payment: 'card',
      deposit: { kind: 'reserved', endsOn: '2027-08-20' },
      steps: [...paidByCard, closedWhenPaid],
    },
    {
      ...danish,
      ...nothing,
      email: 'clinic@demo.test',
      placedOn: daysBefore(2, today),
      lines: [straws('strawDelivery', 'K4188', iui10, 6, 42_000)],
      payment: 'invoice',
      shipping: { method: 'dryIce', priceMinor: 9_500, trackingNumber: 'DEMO-DK-OPEN-01' },
      steps: [...onInvoice, ...picked],
    },
    {
      ...danish,
      ...nothing,
      email: 'private@demo.test',
      placedOn: daysBefore(1, today),
      lines: [familyPlace('K4255', 20_000), straws('strawDelivery', 'K4255', iui20, 2, 33_000)],
      payment: 'card',
      shipping: { method: 'nitrogenTank', priceMinor: 21_500, trackingNumber: 'DEMO-DK-OPEN-02' },
      steps: [...paidByCard],
    },
  ]
  if (american) {
    stories.push({
      ...nothing,
      taxRateBp: 0,
      pricesIncludeTax: false,
      email: 'private-us@demo.test',
      placedOn: '2026-09-14',
      lines: [
        straws('strawDelivery', american.code, { type: 'IUI', motClass: american.motClass }, 2, 99_800),
      ],
      payment: 'card',
      shipping: { method: 'nitrogenTank', priceMinor: 29_500, trackingNumber: 'DEMO-US-260916-01' },
      steps: [...paidByCard, ...delivered],
    })
  }
  stories.push({
    ...danish,
    ...nothing,
    email: 'private@demo.test',
    placedOn: daysBefore(30, today),
    lines: [keeping('subscription', 12, 14_900)],
    payment: 'card',
    steps: [...paidByCard, closedWhenPaid],
  })
  return stories
}
