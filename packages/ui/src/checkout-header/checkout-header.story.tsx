import { Logo } from '../logo/logo.tsx'
import type { Story } from '../story/story.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

export const story: Story = {
  title: 'Checkout header',
  states: [
    {
      name: 'rest',
      element: (
        <CheckoutHeader
          logo={<Logo name="Kindred" href="#" />}
          text="Secure checkout · DK shop · EUR"
          help={<a href="tel:+4570000000">Questions? +45 70 00 00 00</a>}
        />
      ),
    },
  ],
}
