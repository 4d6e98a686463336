import { LinkButton } from '../link-button/link-button.tsx'
import type { Story } from '../story/story.tsx'
import { Locked } from './locked.tsx'

export const story: Story = {
  title: 'Locked',
  states: [
    {
      name: 'behind a subscription',
      element: (
        <Locked
          title="More of Anselm"
          actions={
            <>
              <LinkButton href="#">See subscription, €75</LinkButton>
              <a href="#included">What is included?</a>
            </>
          }
        >
          Four adult photos, his handwriting, a personality profile. It covers every donor and does not renew
          by itself.
        </Locked>
      ),
    },
  ],
}
