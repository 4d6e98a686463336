import type { Story } from '../story/story.tsx'
import { Progress } from './progress.tsx'

export const story: Story = {
  title: 'Progress',
  states: [
    {
      name: 'known',
      element: <Progress label="Uploading Blood tests.pdf" value={0.64} valueText="3.1 of 4.8 MB" />,
    },
    { name: 'unknown', element: <Progress label="Comparing genes" /> },
  ],
}
