import type { Story } from '../story/story.tsx'
import { IconButton, IconLink } from './icon-button.tsx'

export const story: Story = {
  title: 'Icon button',
  states: [
    { name: 'button', element: <IconButton icon="search" label="Search the site" /> },
    {
      name: 'link with a count',
      element: <IconLink icon="basket" href="#" label="Basket, 3 lines" count={3} />,
    },
    { name: 'framed', element: <IconButton icon="calendar" label="Open calendar" framed /> },
    { name: 'disabled', element: <IconButton icon="trash" label="Remove" disabled /> },
  ],
}
