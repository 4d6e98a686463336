import type { Story } from '../story/story.tsx'
import { QuantityStepper } from './quantity-stepper.island.tsx'

const words = { label: 'Straws IUI MOT 20', fewerLabel: 'Fewer', moreLabel: 'More' }

export const story: Story = {
  title: 'Quantity stepper',
  states: [
    { name: 'at the lower bound', element: <QuantityStepper {...words} maximum={14} /> },
    { name: 'between', element: <QuantityStepper {...words} maximum={14} defaultValue={2} /> },
    { name: 'disabled', element: <QuantityStepper {...words} maximum={14} disabled /> },
  ],
}
