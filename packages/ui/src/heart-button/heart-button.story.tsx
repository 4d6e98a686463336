import type { Story } from '../story/story.tsx'
import { HeartButton } from './heart-button.tsx'

export const story: Story = {
  title: 'Heart',
  states: [
    { name: 'not saved', element: <HeartButton label="Save Anselm" /> },
    { name: 'saved', element: <HeartButton label="Remove Anselm from favourites" isSaved /> },
    { name: 'before sign-in', element: <HeartButton label="Sign in to save Anselm" aria-disabled="true" /> },
  ],
}
