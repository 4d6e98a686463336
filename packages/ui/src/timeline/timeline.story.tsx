import type { Story } from '../story/story.tsx'
import { Timeline } from './timeline.tsx'

export const story: Story = {
  title: 'Timeline',
  states: [
    {
      name: 'history of an order',
      element: (
        <Timeline
          events={[
            { key: '1', title: 'Straws picked from tank 14', text: 'Jens, lab', atText: '3 Nov, 08:41' },
            {
              key: '2',
              title: 'Viewed carrier findings of Ravi',
              text: 'Signe, order desk',
              atText: '2 Nov, 11:02',
              tone: 'honey',
            },
            {
              key: '3',
              title: 'Family place 88213 held, then sold',
              text: 'System',
              atText: '2 Nov, 10:15',
              tone: 'heather',
            },
          ]}
        />
      ),
    },
  ],
}
