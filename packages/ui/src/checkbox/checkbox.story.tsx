import type { Story } from '../story/story.tsx'
import { Checkbox } from './checkbox.tsx'

export const story: Story = {
  title: 'Checkbox and radio',
  states: [
    { name: 'rest', element: <Checkbox id="s-c1" label="I will choose the country later" /> },
    {
      name: 'checked, with help',
      element: (
        <Checkbox
          id="s-c2"
          label="I agree that my answers are used"
          help="You can withdraw this at any time."
          defaultChecked
        />
      ),
    },
    {
      name: 'dense, with swatch and count',
      element: <Checkbox id="s-c3" dense label="Green" swatch="#7C9A6D" count={9} />,
    },
    { name: 'radio', element: <Checkbox id="s-c4" type="radio" name="s-r" label="Private" defaultChecked /> },
    {
      name: 'wrong',
      element: (
        <Checkbox id="s-c5" label="I have read the terms" error="Read and agree to the terms to go on" />
      ),
    },
    { name: 'disabled', element: <Checkbox id="s-c6" label="Egg donors" disabled /> },
  ],
}
