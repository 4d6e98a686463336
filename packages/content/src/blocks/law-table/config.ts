import type { Block } from 'payload'

export const lawTableConfig: Block = {
  slug: 'lawTable',
  interfaceName: 'LawTableBlock',
  fields: [
    { name: 'headline', type: 'text' },
    { name: 'text', type: 'textarea' },
  ],
}
