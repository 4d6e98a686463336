import { LinkButton } from '../link-button/link-button.tsx'
import type { Story } from '../story/story.tsx'
import { LoadMore } from './load-more.tsx'

export const story: Story = {
  title: 'Load more',
  states: [
    {
      name: 'more to come',
      element: (
        <LoadMore status="20 of 38 donors" shown={20} total={38}>
          <LinkButton href="?page=2" variant="outlined" size="large">
            Show 18 more
          </LinkButton>
        </LoadMore>
      ),
    },
    { name: 'all shown', element: <LoadMore status="38 of 38 donors" shown={38} total={38} /> },
  ],
}
