import type { Address } from '@kindred/contracts/accounts'
import type { Arrival } from '@kindred/domain/basket/arrival'
import type {
  ClientType,
  FulfilmentState,
  LineHandlingType,
  OrderState,
  PaymentMethod,
  PaymentState,
  ProductKind,
} from '@kindred/domain/vocabulary'

export type OrderRow = {
  id: string
  number: string
  shopCode: string
  customerId: string
  customerType: ClientType
  basketId: string
  language: string
  treatmentCountry: string | null
  treatmentState: string
  orderState: OrderState
  paymentState: PaymentState
  fulfilmentState: FulfilmentState
  paymentMethod: PaymentMethod
  currency: string
  subtotalMinor: number
  shippingMinor: number
  /** Basis points of tax in the price of the shipping. */
  shippingTaxRateBp: number
  /** What the code took off, tax included. */
  discountMinor: number
  discountCode: string | null
  taxMinor: number
  totalMinor: number
  delivery: Address | null
  billing: Address
  clinicId: string | null
  clinicName: string | null
  shippingMethod: string | null
  dispatchOn: string | null
  consents: Record<string, unknown>
  createdAt: Date
  placedAt: Date | null
}

/** What was sold, in words and figures of that day. */
export type LineDescription = {
  alias?: string
  donorCode?: string
  releaseType?: string
  strawType?: string
  motClass?: number
  volumeUl?: number
  country?: string | null
  arrival?: Arrival
}

export type OrderLineRow = {
  id: string
  orderId: string
  lineHandlingType: LineHandlingType
  productKind: ProductKind
  donorId: string | null
  stockItemId: string | null
  /** What a renewal goes on with, or what is sent comes out of. */
  depositId: string | null
  description: LineDescription
  periodMonths: number | null
  quantity: number
  /** Called off since, before it left the bank. */
  cancelledQuantity: number
  unitPriceMinor: number
  taxRateBp: number
  taxMinor: number
  totalMinor: number
  addedAutomatically: boolean
}
