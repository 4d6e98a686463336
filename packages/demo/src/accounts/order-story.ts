import type {
  FulfilmentState,
  LineHandlingType,
  OrderState,
  PaymentMethod,
  PaymentState,
  ProductKind,
  ShippingMethodKind,
  StrawType,
} from '@kindred/domain/vocabulary'

/** A line as it was bought. Prices are those of that day, as the shop lists them. */
export interface StoryLine {
  handling: LineHandlingType
  product: ProductKind
  /** Code of the donor; null where the line is about none. */
  donor: string | null
  straw: { type: StrawType; motClass: number } | null
  months: number | null
  quantity: number
  unitPriceMinor: number
}

/** One step of one of the three machines, so many days after the order was placed. */
export interface StoryStep {
  day: number
  machine: 'order' | 'payment' | 'fulfilment'
  from: OrderState | PaymentState | FulfilmentState
  to: OrderState | PaymentState | FulfilmentState
  by: 'customer' | 'sandbox' | 'orders@demo.test' | 'lab@demo.test'
}

/** An order of the demo's customers from basket to where it stands on the demo day. */
export interface OrderStory {
  email: string
  placedOn: string
  lines: StoryLine[]
  payment: PaymentMethod
  /** Per cent times hundred; and whether the listed prices contain it. */
  taxRateBp: number
  pricesIncludeTax: boolean
  shipping: { method: ShippingMethodKind; priceMinor: number; trackingNumber: string } | null
  /** Straws kept for the customer: what it is for and until when. */
  deposit: { kind: 'stored' | 'reserved'; endsOn: string } | null
  /** The family place bought with it became permanent: a pregnancy was reported. */
  isPregnancyReported: boolean
  steps: StoryStep[]
}
