import type { Story } from '../story/story.tsx'
import { SummaryList } from './summary-list.tsx'

export const story: Story = {
  title: 'Summary',
  states: [
    {
      name: 'with total',
      element: (
        <SummaryList
          lines={[
            { key: 'straws', term: 'Straws', value: '€1,610' },
            {
              key: 'place',
              term: 'Family place, Denmark',
              note: 'Required once per donor and family',
              value: '€1,150',
            },
            { key: 'delivery', term: 'Delivery', value: 'chosen in step 4', quiet: true },
          ]}
          total={{ term: 'Total', value: '€3,645' }}
          note="Includes €262.40 VAT."
        />
      ),
    },
  ],
}
