import { Logo } from '../logo/logo.tsx'
import type { Story } from '../story/story.tsx'
import { StaffShell } from './staff-shell.tsx'

export const story: Story = {
  title: 'Staff shell',
  states: [
    {
      name: 'orders',
      element: (
        <StaffShell
          logo={<Logo name="Kindred" on="deep" />}
          label="Back office"
          groups={[
            {
              title: 'Today',
              items: [
                { title: 'Queues', href: '#q', count: 12 },
                { title: 'Orders', href: '#o', count: 48, current: true },
              ],
            },
            { title: 'Safety', items: [{ title: 'Block and recall', href: '#b' }] },
          ]}
          top={
            <>
              <a href="#o">Orders</a>
              <span>Signe, order desk</span>
            </>
          }
        >
          <h1>Order 20418</h1>
        </StaffShell>
      ),
    },
  ],
}
