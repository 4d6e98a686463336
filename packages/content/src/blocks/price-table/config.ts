import type { Block } from 'payload'
import { priceTables } from './schema.ts'

export const priceTableConfig: Block = {
  slug: 'priceTable',
  interfaceName: 'PriceTableBlock',
  fields: [
    { name: 'headline', type: 'text' },
    { name: 'text', type: 'textarea' },
    { name: 'table', type: 'select', required: true, defaultValue: 'sperm', options: [...priceTables] },
  ],
}
