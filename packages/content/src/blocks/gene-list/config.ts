import type { Block } from 'payload'

export const geneListConfig: Block = {
  slug: 'geneList',
  interfaceName: 'GeneListBlock',
  fields: [
    { name: 'headline', type: 'text' },
    { name: 'text', type: 'textarea' },
  ],
}
