import type { Story } from '../story/story.tsx'
import { StrawGoblet, StrawLegend } from './straw-goblet.tsx'

export const story: Story = {
  title: 'Straw goblet',
  states: [
    {
      name: 'eight positions',
      element: (
        <>
          <StrawGoblet
            positions={['stored', 'stored', 'ending', 'ending', 'free', 'reserved', 'reserved', 'free']}
            label="8 positions"
          />
          <StrawLegend
            items={[
              { state: 'stored', text: 'Stored' },
              { state: 'ending', text: 'Ends soon' },
              { state: 'reserved', text: 'Reserved' },
              { state: 'free', text: 'Free position' },
            ]}
          />
        </>
      ),
    },
  ],
}
