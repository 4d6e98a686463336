import type { Story } from '../story/story.tsx'
import { MatchRing } from './match-ring.tsx'

export const story: Story = {
  title: 'Match ring',
  states: [
    {
      name: '82 %',
      element: <MatchRing score={0.82} label="82 percent face match" percentText="82 %" word="match" />,
    },
  ],
}
