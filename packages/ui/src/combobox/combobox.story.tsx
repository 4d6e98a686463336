import type { Story } from '../story/story.tsx'
import { Combobox } from './combobox.island.tsx'

const options = ['Denmark', 'Germany', 'Greece', 'Norway', 'Sweden'].map((label) => ({ value: label, label }))

export const story: Story = {
  title: 'Combobox',
  states: [
    {
      name: 'chosen',
      element: (
        <Combobox
          id="s-country"
          label="Treatment country"
          options={options}
          defaultValue="Germany"
          emptyText="No country fits"
          countText={(count) => `${count} countries`}
        />
      ),
    },
    {
      name: 'wrong',
      element: (
        <Combobox
          id="s-country-2"
          label="Treatment country"
          options={options}
          emptyText="No country fits"
          error="Choose a country from the list"
        />
      ),
    },
  ],
}
