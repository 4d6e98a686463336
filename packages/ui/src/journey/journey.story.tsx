import type { Story } from '../story/story.tsx'
import { Journey } from './journey.tsx'

export const story: Story = {
  title: 'Journey',
  states: [
    {
      name: 'four steps',
      element: (
        <Journey
          steps={[
            {
              title: 'Choose where',
              text: 'Pick the country of treatment. It decides which donors, straws and documents are possible.',
            },
            {
              title: 'Find your donor',
              text: 'Filter, listen, read three generations of health history, compare.',
            },
            { title: 'Reserve or order', text: 'Hold straws and a family place while you decide.' },
            { title: 'We deliver, and stay', text: 'Health news about your donor reaches you for good.' },
          ]}
        />
      ),
    },
  ],
}
