import type { Story } from '../story/story.tsx'
import { RadioCard } from './radio-card.tsx'

export const story: Story = {
  title: 'Radio card',
  states: [
    {
      name: 'chosen, with icon and price',
      element: (
        <RadioCard id="s-t1" name="s-ship" title="Nitrogen tank" icon="tank" aside="€245" defaultChecked>
          Leaves on any working day. Keeps cold for 7 days.
        </RadioCard>
      ),
    },
    {
      name: 'rest',
      element: (
        <RadioCard id="s-t2" name="s-ship" title="Dry ice" icon="ice" aside="€145">
          Leaves Monday to Wednesday. Keeps cold for 3 days.
        </RadioCard>
      ),
    },
    {
      name: 'not possible',
      element: (
        <RadioCard id="s-t3" name="s-ship" title="To your home" disabled>
          Not possible in Denmark: straws may only be handed to a clinic.{' '}
          <a href="#source">Read the rule and its source</a>
        </RadioCard>
      ),
    },
  ],
}
