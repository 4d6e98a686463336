import type { Story } from '../story/story.tsx'
import { Button } from './button.tsx'

export const story: Story = {
  title: 'Button',
  states: [
    { name: 'filled', element: <Button>Add to basket</Button> },
    { name: 'focus', element: <Button data-focus="shown">Focus</Button> },
    {
      name: 'busy keeps its width',
      element: (
        <Button busy busyLabel="Adding…">
          Add to basket
        </Button>
      ),
    },
    { name: 'outlined', element: <Button variant="outlined">Reserve</Button> },
    {
      name: 'pressed',
      element: (
        <Button variant="outlined" icon="heart" aria-pressed>
          Saved
        </Button>
      ),
    },
    { name: 'text', element: <Button variant="text">Text button</Button> },
    { name: 'danger', element: <Button variant="danger">Block and notify</Button> },
    {
      name: 'danger, text',
      element: (
        <Button variant="danger-text" icon="shield">
          Block a donor
        </Button>
      ),
    },
    {
      name: 'small and large',
      element: (
        <div className="k-row">
          <Button size="small">+31 donors</Button>
          <Button size="large">Continue</Button>
        </div>
      ),
    },
    {
      name: 'unavailable, with its reason',
      element: (
        <Button
          variant="outlined"
          unavailable="Not now: two straws are picked. The lab must put them back first."
        >
          Cancel the order
        </Button>
      ),
    },
  ],
}
