import type { Story } from '../story/story.tsx'
import { Steps } from './steps.tsx'

export const story: Story = {
  title: 'Steps',
  states: [
    {
      name: 'at shipping',
      element: (
        <Steps
          label="Checkout steps"
          doneLabel="done"
          steps={[
            { title: 'Basket', href: '#basket', state: 'done' },
            { title: 'Genetic matching', state: 'next', isExtra: true },
            { title: 'Reservation', href: '#reservation', state: 'done' },
            { title: 'Information', href: '#information', state: 'done' },
            { title: 'Shipping', state: 'now' },
            { title: 'Summary', state: 'next' },
            { title: 'Payment', state: 'next' },
          ]}
        />
      ),
    },
  ],
}
