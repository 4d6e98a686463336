import type { Story } from '../story/story.tsx'
import { Hint } from './hint.tsx'

export const story: Story = {
  title: 'Hint',
  states: [
    {
      name: 'asked',
      element: (
        <div>
          MOT{' '}
          <Hint label="What is MOT?">
            The number of moving sperm cells, in millions per millilitre after thawing.
          </Hint>
        </div>
      ),
    },
  ],
}
