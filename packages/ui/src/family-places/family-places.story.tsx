import type { Story } from '../story/story.tsx'
import { FamilyPlaces } from './family-places.tsx'

export const story: Story = {
  title: 'Family places',
  states: [
    {
      name: '5 of 12',
      element: (
        <FamilyPlaces
          total={12}
          taken={5}
          held={2}
          label="5 of 12 places taken, 2 held, 5 free"
          legend={[
            { mark: 'taken', text: '5 taken' },
            { mark: 'held', text: '2 held' },
            { mark: 'free', text: '5 free' },
            { text: 'Worldwide: 19 families in 7 countries, limit 75' },
          ]}
        />
      ),
    },
  ],
}
