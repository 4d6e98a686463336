import { LinkButton } from '../link-button/link-button.tsx'
import type { Story } from '../story/story.tsx'
import { DeadEnd } from './dead-end.tsx'

export const story: Story = {
  title: 'Dead end',
  states: [
    {
      name: 'what opens more',
      element: (
        <DeadEnd
          title="The list is getting short"
          text="Loosening one of them opens more."
          ways={[
            {
              text: 'Also ICI straws',
              action: (
                <LinkButton href="#" variant="outlined" size="small">
                  +48 donors
                </LinkButton>
              ),
            },
            {
              text: '170 cm or taller',
              action: (
                <LinkButton href="#" variant="outlined" size="small">
                  +31 donors
                </LinkButton>
              ),
            },
          ]}
        />
      ),
    },
  ],
}
