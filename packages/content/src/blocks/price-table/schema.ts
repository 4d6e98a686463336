import { moneySchema } from '@kindred/contracts/common'
import { releaseTypes, tiers } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { block, optionalText } from '../parts.ts'

export const priceTables = ['sperm', 'eggs', 'services', 'shipping'] as const

/** Prices of the shop the page stands in, filled in from its price list when the page is made. */
export const priceTableSchema = block('priceTable', {
  headline: optionalText,
  text: optionalText,
  table: z.enum(priceTables).default('sperm'),
  /** The page speaks to professionals, who read prices without tax. */
  isWithoutTax: z.boolean().default(false),
  rows: z.array(
    z.object({
      key: z.string(),
      strawType: z.string().nullable(),
      motClass: z.int().nullable(),
      volumeUl: z.int().nullable(),
      releaseType: z.enum(releaseTypes).nullable(),
      tier: z.enum(tiers).nullable(),
      service: z.string().nullable(),
      months: z.int().nullable(),
      price: moneySchema,
    }),
  ),
})
export type PriceTableData = z.infer<typeof priceTableSchema>
