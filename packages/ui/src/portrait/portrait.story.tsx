import { Icon } from '../icon/icon.tsx'
import { examplePortrait } from '../story/example-portrait.tsx'
import type { Story } from '../story/story.tsx'
import { Avatar, Portrait } from './portrait.tsx'

export const story: Story = {
  title: 'Portrait',
  states: [
    {
      name: 'profile',
      element: (
        <div className="max-w-92">
          <Portrait size="profile" src={examplePortrait} alt="Drawing, not a likeness" />
          <p className="k-portrait-caption">
            <Icon name="lock" />A drawing. Adult photos open with a subscription.
          </p>
        </div>
      ),
    },
    { name: 'muted', element: <Portrait src={examplePortrait} alt="" muted /> },
    {
      name: 'avatars',
      element: (
        <div className="k-row">
          <Avatar src={examplePortrait} ground={4} />
          <Avatar src={examplePortrait} ground={5} large />
        </div>
      ),
    },
  ],
}
