import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LinkButton } from '../link-button/link-button.tsx'
import { examplePortrait } from '../story/example-portrait.tsx'
import type { Story } from '../story/story.tsx'
import { CompareTray } from './compare-tray.tsx'

export const story: Story = {
  title: 'Compare tray',
  states: [
    {
      name: 'two donors',
      element: (
        <CompareTray
          label="Compare"
          room="Add one or two more"
          donors={['Anselm', 'Tobias'].map((alias) => ({
            id: alias,
            alias,
            src: examplePortrait,
            remove: <IconButton icon="close" label={`Remove ${alias}`} />,
          }))}
          actions={
            <>
              <Button variant="text" className="max-tablet:hidden">
                Clear
              </Button>
              <LinkButton href="#">Compare 2 donors</LinkButton>
            </>
          }
        />
      ),
    },
  ],
}
