import type { Story } from '../story/story.tsx'
import { Link } from './link.tsx'

export const story: Story = {
  title: 'Link',
  states: [
    {
      name: 'in text',
      element: (
        <p>
          The rule, <Link href="#">its source and date</Link>, stands here.
        </p>
      ),
    },
    {
      name: 'quiet',
      element: (
        <Link href="#" quiet>
          ID release or not
        </Link>
      ),
    },
    {
      name: 'new window',
      element: (
        <Link href="#" newWindow="opens in a new window">
          The Danish law
        </Link>
      ),
    },
  ],
}
