import type { Story } from '../story/story.tsx'
import { HoldPanel } from './hold-panel.tsx'

export const story: Story = {
  title: 'Hold timer',
  states: [
    {
      name: 'in the basket',
      element: (
        <HoldPanel
          clock="43:12"
          fraction={0.72}
          text="left of the hour we hold these straws and the family place for you."
          action={<a href="#again">Hold again</a>}
        />
      ),
    },
    {
      name: 'in the summary',
      element: <HoldPanel small clock="38:40" fraction={0.64} text="left of your hold" />,
    },
  ],
}
