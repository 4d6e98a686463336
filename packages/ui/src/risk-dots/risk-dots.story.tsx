import type { Story } from '../story/story.tsx'
import { RiskDots } from './risk-dots.tsx'

export const story: Story = {
  title: 'Risk',
  states: [
    {
      name: '1 in 240',
      element: (
        <RiskDots
          oneIn={240}
          label="One dot of 240 is marked"
          text="1 child in 240. The other 239 are not affected."
        />
      ),
    },
    { name: 'too large to draw', element: <RiskDots oneIn={24000} label="" text="1 child in 24,000." /> },
  ],
}
