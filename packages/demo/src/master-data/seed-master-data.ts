import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { insertMissing } from '../pages/insert-missing.ts'
import { clinics } from './clinics.ts'
import { countries } from './countries.ts'
import { discounts } from './discounts.ts'
import { genes } from './genes.ts'
import { insertFlat } from './insert-flat.ts'
import { openingHours } from './opening-hours.ts'
import { priceLists } from './price-lists.ts'
import { shippingMethods } from './shipping-methods.ts'
import { shops } from './shops.ts'
import { staff } from './staff.ts'
import { taxRates } from './tax-rates.ts'

const proof = { source: 'text', verified: 'boolean' }
const taxColumns = {
  id: 'uuid',
  shop: 'cms.enum_tax_rates_shop',
  country: 'text',
  rateBp: 'int',
  pricesIncludeTax: 'boolean',
  ...proof,
}
const clinicColumns = {
  id: 'uuid',
  name: 'text',
  street: 'text',
  postalCode: 'text',
  city: 'text',
  country: 'text',
  receivingHours: 'text',
  licenceValidUntil: 'text',
}
const geneColumns = {
  id: 'uuid',
  gene: 'text',
  condition: 'text',
  inheritance: 'cms.enum_genes_inheritance',
  carrierOneIn: 'numeric',
  population: 'text',
  detectionRate: 'numeric',
  ...proof,
  checkedOn: 'text',
}

/** Fills shops, law, prices, clinics, genes and staff accounts of the demo world. What is there already is left alone. */
export async function seedMasterData(payload: Payload): Promise<void> {
  await insertMissing(payload, 'shops', shops, wordsOfShop)
  await insertMissing(payload, 'countries', countries)
  await insertMissing(payload, 'price-lists', priceLists)
  await insertMissing(payload, 'discounts', discounts)
  await insertMissing(payload, 'shipping-methods', shippingMethods)
  const pool = (payload.db as unknown as { pool: Pool }).pool
  await insertFlat(pool, 'tax_rates', taxColumns, taxRates)
  await insertFlat(pool, 'clinics', clinicColumns, clinics)
  await insertFlat(pool, 'genes', geneColumns, genes)
  await insertMissing(payload, 'staff', staff)
  const { flags } = await payload.findGlobal({ slug: 'feature-flags', overrideAccess: true, depth: 0 })
  if (!flags?.length)
    await payload.updateGlobal({
      slug: 'feature-flags',
      data: { flags: [{ name: 'donorShowcase', isOn: true, why: 'Donors on the start pages' }] },
      overrideAccess: true,
    })
}

/** What a shop says in each of its languages. */
function wordsOfShop(id: string) {
  const code = shops.find((shop) => shop.id === id)?.code
  const hours = Object.entries(code ? openingHours[code] : {})
  return Object.fromEntries(hours.map(([locale, text]) => [locale, { openingHours: text }]))
}
