import type { Story } from '../story/story.tsx'
import { Quote } from './quote.tsx'

const words = {
  text: '“We read his grandmother’s medical history, and the law, and the price. In that order.”',
  by: 'Marie and Lotte, parents of Vera',
  place: 'Denmark',
}

export const story: Story = {
  title: 'Quote',
  states: [
    { name: 'text only', element: <Quote {...words} look="plain" /> },
    { name: 'behind a line', element: <Quote {...words} look="border" /> },
    { name: 'with the drawing, left', element: <Quote {...words} look="imageLeft" /> },
    { name: 'with the drawing, right', element: <Quote {...words} look="imageRight" /> },
  ],
}
