import type { Story } from '../story/story.tsx'
import { Chip, ChipLink } from './chip.tsx'

export const story: Story = {
  title: 'Chip',
  states: [
    { name: 'button', element: <Chip removeLabel="Remove the filter Green eyes">Green eyes</Chip> },
    {
      name: 'link',
      element: (
        <ChipLink href="#" removeLabel="Remove the filter MOT 10 or more">
          MOT 10 or more
        </ChipLink>
      ),
    },
  ],
}
