import type { Story } from '../story/story.tsx'
import { LinkButton } from './link-button.tsx'

export const story: Story = {
  title: 'Link button',
  states: [
    { name: 'filled', element: <LinkButton href="#">See 214 donors</LinkButton> },
    {
      name: 'outlined with icon',
      element: (
        <LinkButton href="#" variant="outlined" icon="bell">
          Save this search
        </LinkButton>
      ),
    },
    {
      name: 'on the deep field',
      element: (
        <div className="bg-deep p-4">
          <LinkButton href="#" variant="outlined-on-deep">
            Read how we keep you safe
          </LinkButton>
        </div>
      ),
    },
  ],
}
