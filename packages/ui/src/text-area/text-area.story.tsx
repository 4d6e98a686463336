import type { Story } from '../story/story.tsx'
import { TextArea } from './text-area.tsx'

export const story: Story = {
  title: 'Text area',
  states: [
    {
      name: 'rest',
      element: (
        <TextArea id="s-ask" label="Is there anything you would like to ask us?" optional="optional" />
      ),
    },
  ],
}
