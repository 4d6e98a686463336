import type { Story } from '../story/story.tsx'
import { Spinner } from './spinner.tsx'

export const story: Story = {
  title: 'Spinner',
  states: [{ name: 'turning', element: <Spinner label="Loading donors" /> }],
}
