import { Button } from '../button/button.tsx'
import type { Story } from '../story/story.tsx'
import { ActionList } from './action-list.tsx'

export const story: Story = {
  title: 'Actions',
  states: [
    {
      name: 'allowed and refused',
      element: (
        <ActionList
          actions={[
            {
              key: 'ship',
              control: <Button wide>Mark as shipped</Button>,
              text: 'Asks for the tracking number.',
            },
            {
              key: 'cancel',
              control: (
                <Button variant="outlined" wide unavailable="Not now: two straws are picked.">
                  Cancel the order
                </Button>
              ),
            },
          ]}
        />
      ),
    },
  ],
}
