import { Flag } from '../flag/flag.tsx'
import type { Story } from '../story/story.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'match', label: 'Face match' },
  { value: 'new', label: 'Newest' },
  { value: 'price', label: 'Price' },
]

export const story: Story = {
  title: 'Select',
  states: [
    {
      name: 'box',
      element: (
        <Select
          id="s-shop"
          label="Shop"
          help="Germany allows donors from more than one of our shops."
          options={options}
        />
      ),
    },
    {
      name: 'with a prompt',
      element: <Select id="s-prompt" label="Reason" prompt="Choose a reason" options={options} />,
    },
    {
      name: 'with a flag',
      element: (
        <Select
          id="s-country"
          label="Treatment country"
          lead={<Flag country="DE" />}
          options={[{ value: 'DE', label: 'Germany' }]}
        />
      ),
    },
    { name: 'inline', element: <Select id="s-sort" label="Sort" look="inline" options={options} /> },
    {
      name: 'plain',
      element: <Select id="s-plain" label="I am looking for" look="plain" options={options} />,
    },
    {
      name: 'wrong',
      element: (
        <Select
          id="s-wrong"
          label="Department"
          prompt="Choose"
          options={options}
          error="Choose a department"
        />
      ),
    },
  ],
}
