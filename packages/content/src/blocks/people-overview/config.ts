import type { Block } from 'payload'
import { mostCategories } from './list-categories.ts'

export const peopleOverviewConfig: Block = {
  slug: 'peopleOverview',
  interfaceName: 'PeopleOverviewBlock',
  fields: [
    { name: 'headline', type: 'text' },
    { name: 'text', type: 'textarea' },
    {
      name: 'people',
      type: 'array',
      minRows: 1,
      admin: { description: `Visitors may look at one of up to ${mostCategories} categories alone.` },
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'title', type: 'text' },
        { name: 'image', type: 'upload', relationTo: 'media' },
        { name: 'personCategory', type: 'text', admin: { description: 'Such as Laboratory or Donor care.' } },
      ],
    },
  ],
}
