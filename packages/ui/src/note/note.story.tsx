import type { Story } from '../story/story.tsx'
import { Note } from './note.tsx'

export const story: Story = {
  title: 'Note',
  states: [
    {
      name: 'neutral',
      element: <Note title="If you go back">Nothing changes. Kofi is saved in your favourites.</Note>,
    },
    {
      name: 'info',
      element: (
        <Note tone="info" title="What changes with Germany">
          ID release donors only.
        </Note>
      ),
    },
    {
      name: 'ok',
      element: (
        <Note tone="ok" title="Saved">
          Your clinic is now Diers Lane Fertility.
        </Note>
      ),
    },
    {
      name: 'warn',
      element: (
        <Note tone="warn" title="Your hold ends in 5 minutes">
          Hold again, or go on to payment.
        </Note>
      ),
    },
    {
      name: 'error',
      element: (
        <Note tone="error" title="Your card was declined">
          Nothing was taken. Your straws are still held for 21 minutes.
        </Note>
      ),
    },
  ],
}
