import type { Story } from '../story/story.tsx'
import { Panel } from './panel.tsx'

export const story: Story = {
  title: 'Panel',
  states: [
    { name: 'framed', element: <Panel>Your choice</Panel> },
    { name: 'soft', element: <Panel soft>Allowed for you</Panel> },
  ],
}
