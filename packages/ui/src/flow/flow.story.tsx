import type { Story } from '../story/story.tsx'
import { Flow } from './flow.tsx'

export const story: Story = {
  title: 'Flow',
  states: [
    {
      name: 'processing',
      element: (
        <Flow
          label="Order states"
          doneLabel="done"
          states={[
            { title: 'Draft', note: '10:02', state: 'done' },
            { title: 'Paid', note: '10:15', state: 'done' },
            { title: 'Processing', note: 'now', state: 'now' },
            { title: 'Shipped', note: 'planned 10 Nov', state: 'next' },
            { title: 'Closed', state: 'next' },
          ]}
        />
      ),
    },
  ],
}
