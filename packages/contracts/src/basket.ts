import { mostToArrive } from '@kindred/domain/basket/arrival'
import { goodsKinds } from '@kindred/domain/stock/goods-of'
import { lineHandlingTypes, productKinds, releaseTypes } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { guidSchema, instantSchema, moneySchema, textSchema } from './common.ts'

/** What a customer brings to our storage from elsewhere. */
export const arrivalSchema = z.strictObject({
  goods: z.enum(goodsKinds),
  count: z.int().min(1).max(mostToArrive),
  /** The clinic or bank that keeps it now. */
  from: textSchema(120).min(2),
})

/**
 * One change of one line. `quantity` is what the line shall be; 0 removes it. With `adds`, of donor goods alone, it comes on
 * top of what the line has: who chooses two straws on a donor's page does not see how many the basket holds. Prices are
 * never read from here.
 */
export const basketLineChangeSchema = z.strictObject({
  lineHandlingType: z.enum(lineHandlingTypes),
  stockItemId: guidSchema.optional(),
  donorGuid: guidSchema.optional(),
  /** What a renewal goes on with. */
  depositId: guidSchema.optional(),
  periodMonths: z.int().min(1).max(120).optional(),
  /** Of a shipment to us, which is what a customer may add by `shipment`. */
  arrival: arrivalSchema.optional(),
  quantity: z.int().min(0).max(500),
  adds: z.boolean().optional(),
})
export const basketUpdateSchema = basketLineChangeSchema
export const basketBulkSchema = z.strictObject({ lines: z.array(basketLineChangeSchema).min(1).max(40) })
export type BasketLineChange = z.input<typeof basketLineChangeSchema>

/** BASK-01, grouped by donor in the interface. */
export const basketLineSchema = z.object({
  id: guidSchema,
  lineHandlingType: z.enum(lineHandlingTypes),
  code: z.string(),
  productType: z.enum(productKinds),
  itemType: z.string(),
  displayName: z.string(),
  donorGuid: guidSchema.nullable(),
  donorId: z.string().nullable(),
  donorAlias: z.string().nullable(),
  releaseType: z.enum(releaseTypes).nullable(),
  portraitUrl: z.string().nullable(),
  stockItemId: guidSchema.nullable(),
  depositId: guidSchema.nullable(),
  strawType: z.string().nullable(),
  motClass: z.int().nullable(),
  volumeUl: z.int().nullable(),
  periodMonths: z.int().nullable(),
  arrival: arrivalSchema.nullable(),
  unitPrice: moneySchema,
  quantity: z.int(),
  maxQuantity: z.int(),
  total: moneySchema,
  /** The total without tax. Both are before the discount. */
  net: moneySchema,
  taxRateBp: z.int(),
  addedAutomatically: z.boolean(),
  /** Why the line stands here by itself, or what must be settled about it; codes with data. */
  notes: z.array(z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })),
})

export const basketSchema = z.object({
  id: guidSchema,
  version: z.int(),
  shopCode: z.string(),
  currency: z.string(),
  /** A business reads prices without tax, and the tax as a line of its own (domain rules 4). */
  isBusiness: z.boolean(),
  treatmentCountry: z.string().nullable(),
  lines: z.array(basketLineSchema),
  /** Lines that are not shipment lines (LAY-09). */
  count: z.int(),
  /** Before the discount, tax included. */
  subtotal: moneySchema,
  /** `problem` says why the code takes nothing off at present. */
  discount: z
    .object({
      code: z.string(),
      amount: moneySchema,
      /** What it takes off without tax. */
      net: moneySchema,
      percent: z.int().nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
  tax: moneySchema,
  total: moneySchema,
  hold: z.object({ expiresAt: instantSchema, canRenew: z.boolean() }).nullable(),
  /** What the last change did by itself: a quota added or removed, a quantity cut; codes with data. */
  changes: z.array(z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })),
  shippingAddress: z.object({ isClinicDelivery: z.boolean() }),
  /** BASK-06: set when a line was refused because of another. */
  showGeneticMatchingMismatchWarning: z.boolean(),
  showEmbryoMismatchWarning: z.boolean(),
})
export type Basket = z.infer<typeof basketSchema>

/** BASK-24, BASK-25: as somebody types it; capitals or not is the same. */
export const discountCodeSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/)

/** What it costs to bring something to us; null where the shop does not receive. */
export const arrivalOfferSchema = z.object({ price: moneySchema.nullable() })

export const basketValidationSchema = z.object({
  valid: z.boolean(),
  problems: z.array(
    z.object({ code: z.string(), lineId: guidSchema.nullable(), data: z.record(z.string(), z.unknown()) }),
  ),
})
