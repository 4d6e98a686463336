import { longestRequestDays, mostRequestedMinor } from '@kindred/domain/payment-requests/payment-request'
import { z } from 'zod'
import { addressSchema } from './accounts.ts'
import { guidSchema, instantSchema, moneySchema, textSchema } from './common.ts'

/** What the link carries. It travels in bodies only, never in an address that a log could keep. */
export const paymentTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
export const paymentTokenBody = z.strictObject({ token: paymentTokenSchema })

const state = z.enum(['open', 'paid', 'cancelled', 'expired'])

/** CHK-13: what somebody is asked to pay. */
export const standalonePaymentInformationSchema = z.object({
  number: z.string(),
  productKind: z.literal('standalonePaymentProduct'),
  shopName: z.string(),
  reason: z.string(),
  amount: moneySchema,
  state,
  expiresAt: instantSchema,
  paidAt: instantSchema.nullable(),
  /** To keep as PDF once it is paid. */
  invoiceNumber: z.string().nullable(),
  /** Of the last try: whether its outcome is still awaited, or why it came to nothing. */
  isPending: z.boolean(),
  failureCode: z.string().nullable(),
  icons: z.array(z.string()),
})
export type StandalonePayment = z.infer<typeof standalonePaymentInformationSchema>

/** CHK-14: the billing address of the account the request is for; null for everybody but its owner. */
export const standalonePaymentAddressSchema = z.object({ billing: addressSchema.nullable() })

export const standalonePaymentStartedSchema = z.object({ redirectUrl: z.string() })

export const paymentRequestBody = z.strictObject({
  shopCode: textSchema(4).min(2),
  email: textSchema(254).min(3),
  language: textSchema(5).min(2),
  reason: textSchema(200).min(3),
  amountMinor: z.int().min(1).max(mostRequestedMinor),
  days: z.int().min(1).max(longestRequestDays),
})

export const paymentRequestSchema = z.object({
  id: guidSchema,
  number: z.string(),
  shopCode: z.string(),
  email: z.string(),
  hasAccount: z.boolean(),
  reason: z.string(),
  amount: moneySchema,
  /** Of what was paid, also whether the bank of the payer asks for it, or took it. */
  state: z.enum(['open', 'paid', 'cancelled', 'expired', 'disputed', 'chargedBack']),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  paidAt: instantSchema.nullable(),
  invoiceNumber: z.string().nullable(),
})
export type PaymentRequestRow = z.infer<typeof paymentRequestSchema>

/** The link is given once, to whoever made the request; only its hash is kept. */
export const paymentRequestMadeSchema = z.object({ request: paymentRequestSchema, link: z.string() })
