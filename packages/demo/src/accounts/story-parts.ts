import type { StrawType } from '@kindred/domain/vocabulary'
import type { StoryLine, StoryStep } from './order-story.ts'

const plain = { straw: null, months: null, quantity: 1 }

/** Straws to be shipped, stored or reserved. */
export function straws(
  handling: 'strawDelivery' | 'storageDelivery' | 'reservation',
  donor: string,
  straw: { type: StrawType; motClass: number },
  quantity: number,
  unitPriceMinor: number,
): StoryLine {
  const product = handling === 'reservation' ? 'strawReservation' : handling
  return { handling, product, donor, straw, months: null, quantity, unitPriceMinor }
}

export function familyPlace(donor: string, unitPriceMinor: number): StoryLine {
  return { ...plain, handling: 'quota', product: 'quota', donor, unitPriceMinor }
}

/** What is paid once for a period: keeping straws of one donor, or reading every profile. */
export function keeping(
  product: 'reservation' | 'storageRenewalPeriod' | 'subscription',
  months: number,
  unitPriceMinor: number,
): StoryLine {
  return { ...plain, handling: product, product, donor: null, months, unitPriceMinor }
}

export const paidByCard: StoryStep[] = [
  { day: 0, machine: 'payment', from: 'none', to: 'pending', by: 'customer' },
  { day: 0, machine: 'payment', from: 'pending', to: 'paid', by: 'sandbox' },
  { day: 0, machine: 'order', from: 'draft', to: 'placed', by: 'sandbox' },
]

export const onInvoice: StoryStep[] = [
  { day: 0, machine: 'payment', from: 'none', to: 'invoiced', by: 'customer' },
  { day: 0, machine: 'order', from: 'draft', to: 'placed', by: 'customer' },
]

export const picked: StoryStep[] = [
  { day: 1, machine: 'order', from: 'placed', to: 'processing', by: 'orders@demo.test' },
  { day: 1, machine: 'fulfilment', from: 'waiting', to: 'picked', by: 'lab@demo.test' },
]

export const delivered: StoryStep[] = [
  ...picked,
  { day: 2, machine: 'fulfilment', from: 'picked', to: 'shipped', by: 'lab@demo.test' },
  { day: 3, machine: 'fulfilment', from: 'shipped', to: 'delivered', by: 'orders@demo.test' },
  { day: 10, machine: 'order', from: 'processing', to: 'closed', by: 'orders@demo.test' },
]

/** Nothing to ship: the order is done when it is paid. */
export const closedWhenPaid: StoryStep = {
  day: 1,
  machine: 'order',
  from: 'placed',
  to: 'closed',
  by: 'orders@demo.test',
}
