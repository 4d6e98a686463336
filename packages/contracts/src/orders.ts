import { goodsKinds } from '@kindred/domain/stock/goods-of'
import { disputeStates, quotaPlaceStates, refundCauses, refundStates } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { addressSchema } from './accounts.ts'
import { arrivalSchema } from './basket.ts'
import {
  calendarDateSchema,
  guidSchema,
  instantSchema,
  languageParamSchema,
  moneySchema,
  textSchema,
} from './common.ts'
import { soughtSchema } from './staff-search.ts'

export const visibleStateSchema = z.enum([
  'awaitingPayment',
  'paymentFailed',
  'placed',
  'processing',
  'shipped',
  'delivered',
  'stored',
  'closed',
  'cancelled',
  'refunded',
])

export const orderLineSchema = z.object({
  id: guidSchema,
  lineHandlingType: z.string(),
  productKind: z.string(),
  description: z.record(z.string(), z.unknown()),
  donorId: z.string().nullable(),
  donorAlias: z.string().nullable(),
  periodMonths: z.int().nullable(),
  quantity: z.int(),
  /** Called off since, before it left the bank. */
  cancelledQuantity: z.int(),
  unitPrice: moneySchema,
  tax: moneySchema,
  total: moneySchema,
  addedAutomatically: z.boolean(),
  straws: z.array(z.string()),
})

export const orderHeadSchema = z.object({
  number: z.string(),
  state: visibleStateSchema,
  placedAt: instantSchema.nullable(),
  total: moneySchema,
  donors: z.array(z.object({ donorId: z.string(), alias: z.string(), portraitUrl: z.string() })),
  dispatchOn: calendarDateSchema.nullable(),
  shippingMethod: z.string().nullable(),
})

/** An invoice or credit note; its PDF is at `/api/invoices/{number}/pdf`. */
export const orderInvoiceSchema = z.object({
  kind: z.enum(['invoice', 'creditNote']),
  number: z.string(),
  issuedOn: calendarDateSchema,
  total: moneySchema,
})

export const orderSchema = orderHeadSchema.extend({
  invoices: z.array(orderInvoiceSchema),
  paymentMethod: z.string(),
  /** Of a business: read without tax, and the tax as a line of its own (domain rules 4). */
  isBusiness: z.boolean(),
  lines: z.array(orderLineSchema),
  /** Before the discount, tax included. */
  subtotal: moneySchema,
  /** What a code took off; it is off in the totals of the lines already. */
  discount: z.object({ code: z.string(), amount: moneySchema }).nullable(),
  shipping: moneySchema,
  tax: moneySchema,
  delivery: addressSchema.nullable(),
  billing: addressSchema,
  clinicName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** What comes to us from elsewhere with this order, and since when it is here. */
  arrival: arrivalSchema.extend({ arrivedAt: instantSchema.nullable(), isKept: z.boolean() }).nullable(),
  /** Delivery or treatment in New York: nothing leaves before its signed form is here (CHK-05). */
  newYorkForm: z.enum(['missing', 'received']).nullable(),
  /** Money that went back, or is on its way. */
  moneyBack: z.array(z.object({ amount: moneySchema, isThere: z.boolean(), at: instantSchema })),
  history: z.array(
    z.object({ code: z.string(), at: instantSchema, data: z.record(z.string(), z.unknown()) }),
  ),
})
export type Order = z.infer<typeof orderSchema>

/** What its customer sees, with what only they can do. */
export const ownOrderSchema = orderSchema.extend({
  /** Donors of whom nothing leaves before the customer has signed that they know the carrier finding. */
  carriersToSign: z.array(z.object({ donorId: z.string(), alias: z.string() })),
})
export type OwnOrder = z.infer<typeof ownOrderSchema>

/** The customer’s name under the acknowledgement, and the language in which they read it. */
export const signCarriersBody = z.strictObject({
  signature: textSchema(120),
  language: languageParamSchema,
})

export const depositSchema = z.object({
  id: guidSchema,
  kind: z.enum(['stored', 'reserved']),
  goods: z.enum(goodsKinds),
  /** Of a donor of ours; null for what was brought from elsewhere. */
  donorId: z.string().nullable(),
  donorAlias: z.string().nullable(),
  portraitUrl: z.string().nullable(),
  strawType: z.string().nullable(),
  motClass: z.int().nullable(),
  /** Of what was brought: the clinic or bank that kept it before, and where it lies with us. */
  broughtFrom: z.string().nullable(),
  place: z.string().nullable(),
  quantity: z.int(),
  shopCode: z.string(),
  startsOn: calendarDateSchema,
  endsOn: calendarDateSchema,
  orderNumber: z.string(),
  straws: z.array(z.string()),
  /** The time is over: a storage goes on from its old end, a reservation cannot be renewed any more. */
  isOver: z.boolean(),
  /** Periods that can be added, each with its price and the day it would last to. */
  renewals: z.array(z.object({ months: z.int(), price: moneySchema, endsOn: calendarDateSchema })),
})

export const quotaPlaceSchema = z.object({
  id: guidSchema,
  donorId: z.string(),
  donorAlias: z.string(),
  portraitUrl: z.string(),
  country: z.string(),
  state: z.string(),
  placeState: z.enum(quotaPlaceStates),
  since: instantSchema,
})

/** What staff see: the same order, who it is for, the three machines, and what may be done now or why not. */
export const staffOrderSchema = orderSchema.extend({
  customer: z.object({
    username: guidSchema,
    name: z.string(),
    email: z.string(),
    type: z.string(),
    organisationName: z.string().nullable(),
  }),
  shopCode: z.string(),
  treatmentCountry: z.string().nullable(),
  orderState: z.string(),
  paymentState: z.string(),
  fulfilmentState: z.string(),
  /** Paid less what went back or is on its way. */
  refundable: moneySchema,
  refunds: z.array(
    z.object({
      id: guidSchema,
      amount: moneySchema,
      state: z.enum(refundStates),
      cause: z.enum(refundCauses),
      reason: z.string(),
      by: z.string(),
      byName: z.string().nullable(),
      requestedAt: instantSchema,
      sendAt: instantSchema.nullable(),
      confirmedAt: instantSchema.nullable(),
    }),
  ),
  /** What the bank of the payer asked last, and how it ended; `cause` in the provider's words. */
  dispute: z
    .object({
      amount: moneySchema,
      cause: z.string(),
      state: z.enum(disputeStates),
      openedAt: instantSchema,
    })
    .nullable(),
  /** What was paid for each line, and how many of it went back or are on their way. */
  refundableLines: z.array(
    z.object({ id: guidSchema, quantity: z.int(), refundedQuantity: z.int(), paid: moneySchema }),
  ),
  /** What can be called off at three quarters of its price. */
  reserved: z.array(z.object({ lineId: guidSchema, quantity: z.int(), endsOn: calendarDateSchema })),
  /** Papers the customer sent with the order, to be fetched at `/api/staff/files/{id}/address`. */
  papers: z.array(z.object({ paper: z.string(), id: guidSchema, fileName: z.string() })),
  transitions: z.array(
    z.object({
      machine: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      /** `customer`, `system`, a provider, or `staff:{id}`; the last with a name while the account is there. */
      by: z.string(),
      byName: z.string().nullable(),
      reason: z.string().nullable(),
      at: instantSchema,
    }),
  ),
  actions: z.array(
    z.object({
      action: z.string(),
      allowed: z.boolean(),
      reasons: z.array(z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })),
      needs: z.array(z.string()),
    }),
  ),
  checks: z.array(
    z.object({ code: z.string(), passed: z.boolean(), data: z.record(z.string(), z.unknown()) }),
  ),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>

/** One row of the order desk’s list. */
export const staffOrderHeadSchema = orderHeadSchema.extend({
  customerName: z.string(),
  customerType: z.string(),
  organisationName: z.string().nullable(),
  shopCode: z.string(),
  treatmentCountry: z.string().nullable(),
  paymentState: z.string(),
  fulfilmentState: z.string(),
})
export const staffOrderListSchema = z.object({
  total: z.int(),
  /** What was sought, as it was typed. */
  words: z.string(),
  orders: z.array(staffOrderHeadSchema),
})
export type StaffOrderList = z.infer<typeof staffOrderListSchema>

export const staffOrderListQuery = z.object({
  sought: soughtSchema.optional(),
  state: textSchema(30).optional(),
  shop: textSchema(4).optional(),
  from: z.coerce.number().int().min(0).default(0),
  take: z.coerce.number().int().min(1).max(100).default(25),
})

export const staffOrderActionBody = z.strictObject({
  trackingNumber: textSchema(60).optional(),
  reason: textSchema(500, { isMultiLine: true }).optional(),
  /** Of a refund: an amount, or lines; all that is left without either. */
  amountMinor: z.int().min(1).max(2_000_000_000).optional(),
  lines: z
    .array(z.strictObject({ lineId: guidSchema, quantity: z.int().min(1).max(1000) }))
    .min(1)
    .max(200)
    .optional(),
  /** Of reserved straws that are called off. */
  lineId: guidSchema.optional(),
  quantity: z.int().min(1).max(1000).optional(),
})
