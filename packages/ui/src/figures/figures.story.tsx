import type { Story } from '../story/story.tsx'
import { Figures } from './figures.tsx'

export const story: Story = {
  title: 'Figures',
  states: [
    {
      name: 'before a block',
      element: (
        <Figures
          items={[
            { value: 23, text: 'straws leave sale' },
            { value: 7, text: 'baskets and holds end' },
            { value: 4, text: 'unshipped orders halt' },
            { value: 58, text: 'buyers and 9 clinics to tell' },
          ]}
        />
      ),
    },
  ],
}
