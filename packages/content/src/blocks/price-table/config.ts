import type { Block } from 'payload'

export const priceTables = ['sperm', 'eggs', 'services', 'shipping'] as const

export const priceTableConfig: Block = {
  slug: 'priceTable',
  interfaceName: 'PriceTableBlock',
  fields: [
    { name: 'headline', type: 'text' },
    { name: 'text', type: 'textarea' },
    { name: 'table', type: 'select', required: true, defaultValue: 'sperm', options: [...priceTables] },
  ],
}
