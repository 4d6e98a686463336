import { Badge } from '../badge/badge.tsx'
import type { Story } from '../story/story.tsx'
import { SideMenu } from './side-menu.tsx'

export const story: Story = {
  title: 'Side menu',
  states: [
    {
      name: 'account',
      element: (
        <SideMenu
          label="Account"
          items={[
            { title: 'Overview', href: '#', icon: 'home', current: true },
            { title: 'Orders', href: '#orders', icon: 'parcel' },
            { title: 'Pregnancies', href: '#pregnancies', icon: 'bell', badge: <Badge tone="warn">1</Badge> },
          ]}
        />
      ),
    },
  ],
}
