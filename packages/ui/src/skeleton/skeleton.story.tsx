import type { Story } from '../story/story.tsx'
import { Skeleton } from './skeleton.tsx'

export const story: Story = {
  title: 'Skeleton',
  states: [{ name: 'card text', element: <Skeleton heading /> }],
}
