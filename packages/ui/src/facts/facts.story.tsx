import type { Story } from '../story/story.tsx'
import { Facts } from './facts.tsx'

export const story: Story = {
  title: 'Facts',
  states: [
    {
      name: 'of a donor',
      element: (
        <Facts
          items={[
            { term: 'Height', value: '184 cm' },
            { term: 'Weight', value: '79 kg' },
            { term: 'Blood type', value: 'A+' },
            { term: 'CMV', value: 'Negative' },
          ]}
        />
      ),
    },
  ],
}
