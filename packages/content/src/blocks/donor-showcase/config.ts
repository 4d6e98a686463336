import { donorKinds } from '@kindred/domain/vocabulary'
import type { Block } from 'payload'
import { link } from '../../fields/link.ts'
import { showcaseSorts } from './schema.ts'

export const donorShowcaseConfig: Block = {
  slug: 'donorShowcase',
  interfaceName: 'DonorShowcaseBlock',
  fields: [
    { name: 'headline', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'donorKind', type: 'select', required: true, defaultValue: 'sperm', options: [...donorKinds] },
    { name: 'count', type: 'number', defaultValue: 4, min: 1, max: 12 },
    { name: 'sort', type: 'select', defaultValue: 'newest', options: [...showcaseSorts] },
    { name: 'note', type: 'textarea' },
    link(),
  ],
}
