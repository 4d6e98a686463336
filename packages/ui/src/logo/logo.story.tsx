import type { Story } from '../story/story.tsx'
import { Logo } from './logo.tsx'

export const story: Story = {
  title: 'Logo',
  states: [
    { name: 'on paper', element: <Logo name="Kindred" href="#" /> },
    {
      name: 'on deep',
      element: (
        <div className="bg-deep p-4">
          <Logo name="Kindred" on="deep" />
        </div>
      ),
    },
  ],
}
