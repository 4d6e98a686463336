import type { Story } from '../story/story.tsx'
import { Quote } from './quote.tsx'

export const story: Story = {
  title: 'Quote',
  states: [
    {
      name: 'with the drawing',
      element: (
        <Quote
          text="“We read his grandmother’s medical history, and the law, and the price. In that order.”"
          by="Marie and Lotte, parents of Vera"
          place="Denmark"
        />
      ),
    },
  ],
}
