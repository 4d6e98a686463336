import type { Story } from '../story/story.tsx'
import { Tabs } from './tabs.tsx'

export const story: Story = {
  title: 'Tabs',
  states: [
    {
      name: 'on a donor page',
      element: (
        <Tabs
          label="On this page"
          items={[
            { title: 'Price and stock', href: '#price', current: true },
            { title: 'Family places', href: '#places' },
            { title: 'Health history', href: '#health' },
            { title: 'Genetics', href: '#genetics' },
          ]}
        />
      ),
    },
  ],
}
