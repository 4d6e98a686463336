import type { Story } from '../story/story.tsx'
import { TraitScales } from './trait-scales.tsx'

export const story: Story = {
  title: 'Trait scales',
  states: [
    {
      name: 'two traits',
      element: (
        <TraitScales
          scales={[
            {
              key: 'openness',
              name: 'Openness',
              share: 78,
              words: 'Higher than most',
              low: 'likes what is proven',
              high: 'seeks what is new',
            },
            {
              key: 'extraversion',
              name: 'Extraversion',
              share: 31,
              words: 'Lower than most',
              low: 'gathers strength alone',
              high: 'gathers strength among people',
            },
          ]}
        />
      ),
    },
  ],
}
