import { nextSteps } from '@kindred/domain/orders/list-next-steps'
import { checkoutTabs, paymentMethods, shippingMethodKinds } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { addressBodySchema, addressSchema, keptAddressSchema } from './accounts.ts'
import { basketSchema } from './basket.ts'
import { calendarDateSchema, guidSchema, instantSchema, moneySchema, textSchema } from './common.ts'
import { geneticRecordSchema } from './genetic-matching.ts'

export const checkoutTabSchema = z.enum(checkoutTabs)

export const checkoutStepSchema = z.object({
  tab: checkoutTabSchema,
  number: z.int().nullable(),
  state: z.enum(['done', 'now', 'open', 'closed', 'notNeeded']),
})

export const clinicSchema = z.object({
  id: guidSchema,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  address: z.string(),
  receivingHours: z.string().nullable(),
})

/** The answer of every checkout read and write: where the person stands and what the basket holds. */
export const checkoutSchema = z.object({
  basket: basketSchema,
  steps: z.array(checkoutStepSchema),
  next: checkoutTabSchema.nullable(),
  delivery: addressSchema.nullable(),
  billing: addressSchema.nullable(),
  isClinicDelivery: z.boolean(),
  clinic: clinicSchema.nullable(),
  reservationMonths: z.int().nullable(),
  shippingMethod: z.string().nullable(),
  dispatchOn: calendarDateSchema.nullable(),
  shippingPrice: moneySchema.nullable(),
  /** The same without tax. */
  shippingNet: moneySchema.nullable(),
  /** Contained in the total, that of the shipping too. */
  tax: moneySchema,
  total: moneySchema,
})
export type Checkout = z.infer<typeof checkoutSchema>

/** CHK-04: what the information step shows. */
export const checkoutAddressInformationSchema = z.object({
  checkout: checkoutSchema,
  homeDelivery: z.object({
    allowed: z.boolean(),
    reasons: z.array(z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })),
  }),
  lastUsedClinic: clinicSchema.nullable(),
  /** Addresses to choose from, the one used last first. */
  addresses: z.array(keptAddressSchema),
  countries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      states: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
})

/** CHK-06. */
export const updateAddressInformationSchema = z.strictObject({
  isClinicDelivery: z.boolean(),
  clinicId: guidSchema.nullable(),
  delivery: addressBodySchema.nullable(),
  billing: addressBodySchema,
  /** Which of the two the account shall keep, to be chosen again. */
  keeps: z
    .array(z.enum(['billing', 'delivery']))
    .max(2)
    .default([]),
})

/** Prices to choose by are said as the customer reads them: a business without tax, everybody else with it. */
export const reservationOptionSchema = z.object({
  months: z.int(),
  price: moneySchema,
  endsOn: calendarDateSchema,
})
export const reservationInformationSchema = z.object({
  checkout: checkoutSchema,
  options: z.array(reservationOptionSchema),
  /** The checkout as it would be with each period; `months` null without one, where none is needed. */
  previews: z.array(z.object({ months: z.int().nullable(), checkout: checkoutSchema })),
})

/** The embryo step: null before it was answered. */
export const embryoInformationSchema = z.object({
  checkout: checkoutSchema,
  handling: z.enum(['embryoShipping', 'embryoStorage']).nullable(),
  months: z.int().nullable(),
  /** What sending costs, besides the way of shipping; null where the shop asks nothing for it. */
  shipping: moneySchema.nullable(),
  freeUntil: calendarDateSchema,
  options: z.array(reservationOptionSchema),
})

/** BASK-21: all embryos are sent, or all are kept; `months` of a period beyond the free days. */
export const submitEmbryoSchema = z.strictObject({
  handling: z.enum(['embryoShipping', 'embryoStorage']),
  months: z.int().min(1).max(120).nullable(),
})

/** The genetic matching step, with what the customer told of genes before. */
export const geneticMatchingInformationSchema = z.object({
  checkout: checkoutSchema,
  genetics: geneticRecordSchema,
})

/** Months of the period; null for a storage that needs no more than its free days. */
export const submitReservationSchema = z.strictObject({ months: z.int().min(1).max(120).nullable() })

export const shippingMethodSchema = z.object({
  method: z.enum(shippingMethodKinds),
  price: moneySchema,
  /** The sums of the checkout as this way of shipping would make them. */
  sums: checkoutSchema.pick({ shippingPrice: true, shippingNet: true, tax: true, total: true }),
  keepsColdDays: z.int().nullable(),
  tankBackWithinDays: z.int().nullable(),
  tankLateFeePerDay: moneySchema.nullable(),
  tankReplacement: moneySchema.nullable(),
})
export const shippingDaySchema = z.object({
  date: calendarDateSchema,
  methods: z.array(z.enum(shippingMethodKinds)),
  arrivesOn: calendarDateSchema.nullable(),
})
export const shippingInformationSchema = z.object({
  checkout: checkoutSchema,
  methods: z.array(shippingMethodSchema),
  earliest: calendarDateSchema,
  days: z.array(shippingDaySchema),
})

/** CHK-07. */
export const setShippingDateSchema = z.strictObject({
  method: z.enum(shippingMethodKinds),
  dispatchOn: calendarDateSchema,
})

/** The order once more, with whose carrier finding is still to be acknowledged (before shipping, not before buying). */
export const orderSummarySchema = checkoutSchema.extend({
  carriers: z.array(z.object({ donorId: z.string(), alias: z.string() })),
  /** Delivery or treatment in New York: its form is signed before shipping, not before buying (CHK-05). */
  needsNewYorkForm: z.boolean(),
})
export type OrderSummary = z.infer<typeof orderSummarySchema>

/** CHK-09. */
export const submitOrderSummarySchema = z.strictObject({
  acceptsTerms: z.boolean(),
  acceptsPrivacy: z.boolean(),
  newsletter: z.boolean().default(false),
  /** The customer's name under the acknowledgement of donors with a carrier finding; empty to sign later. */
  carrierSignature: textSchema(120).default(''),
  /** The signed New York form, as `uploadnewyorkform` has kept it; null to send it later. */
  newYorkFormId: guidSchema.nullable().default(null),
})

/** CHK-10. */
export const paymentInformationSchema = z.object({
  checkout: checkoutSchema,
  methods: z.array(
    z.object({
      method: z.enum(paymentMethods),
      allowed: z.boolean(),
      reasons: z.array(z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })),
      icons: z.array(z.string()),
    }),
  ),
})

/** Starting a card payment: the person is sent to the provider’s own page. */
export const cardPaymentStartedSchema = z.object({ orderNumber: z.string(), redirectUrl: z.string() })
/** CHK-11. */
export const nonCardPaymentBodySchema = z.strictObject({ method: z.enum(['invoice', 'bankTransfer']) })
export const nonCardPaymentSchema = z.object({ orderNumber: z.string() })

/** CHK-12. Where the signed event has not come yet, `state` is `pending` and the page asks again. */
export const paymentSuccessfulDetailsSchema = z.object({
  orderNumber: z.string(),
  state: z.enum(['pending', 'authorised', 'paid', 'invoiced', 'failed', 'refunded']),
  failureCode: z.string().nullable(),
  total: moneySchema,
  email: z.string(),
  placedAt: instantSchema.nullable(),
  dispatchOn: calendarDateSchema.nullable(),
  /** What happens with the order now, in the order of time. */
  next: z.array(z.enum(nextSteps)),
})
export type PaymentDetails = z.infer<typeof paymentSuccessfulDetailsSchema>
