import type { Story } from '../story/story.tsx'
import { Threads } from './threads.tsx'

export const story: Story = {
  title: 'Threads',
  states: [
    { name: 'short', element: <Threads /> },
    { name: 'long', element: <Threads length="long" /> },
  ],
}
