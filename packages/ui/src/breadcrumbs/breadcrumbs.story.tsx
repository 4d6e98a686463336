import type { Story } from '../story/story.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

export const story: Story = {
  title: 'Breadcrumbs',
  states: [
    {
      name: 'three levels',
      element: (
        <Breadcrumbs
          label="Breadcrumb"
          items={[{ title: 'Home', href: '#' }, { title: 'Sperm donors', href: '#d' }, { title: 'Anselm' }]}
        />
      ),
    },
  ],
}
