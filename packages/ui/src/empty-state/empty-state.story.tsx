import { LinkButton } from '../link-button/link-button.tsx'
import type { Story } from '../story/story.tsx'
import { EmptyState } from './empty-state.tsx'

export const story: Story = {
  title: 'Empty state',
  states: [
    {
      name: 'nothing yet',
      element: (
        <EmptyState
          title="No favourites yet"
          action={
            <LinkButton href="#" variant="outlined">
              Find a donor
            </LinkButton>
          }
        >
          Press the heart on a donor to keep him here. A favourite does not hold straws; a reservation does.
        </EmptyState>
      ),
    },
    {
      name: 'failed',
      element: (
        <EmptyState
          title="We could not load your deposits"
          action={
            <LinkButton href="#" variant="outlined">
              Try again
            </LinkButton>
          }
        >
          The straws are safe; only this list failed. We have been told.
        </EmptyState>
      ),
    },
  ],
}
