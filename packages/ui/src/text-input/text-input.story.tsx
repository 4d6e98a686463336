import { Button } from '../button/button.tsx'
import type { Story } from '../story/story.tsx'
import { TextInput } from './text-input.tsx'

export const story: Story = {
  title: 'Text input',
  states: [
    {
      name: 'rest',
      element: <TextInput id="s-name" label="First and last name" help="As in your passport" />,
    },
    { name: 'optional', element: <TextInput id="s-phone" label="Phone" optional="optional" type="tel" /> },
    {
      name: 'wrong',
      element: (
        <TextInput
          id="s-mail"
          label="E-mail"
          help="We send the appointment here"
          defaultValue="jonathan.ahlquist.dk"
          error="Write the e-mail address with an @, such as name@example.com"
        />
      ),
    },
    {
      name: 'valid',
      element: (
        <TextInput
          id="s-valid"
          label="First and last name"
          defaultValue="Jonathan Ahlquist"
          valid="Looks right"
        />
      ),
    },
    { name: 'disabled', element: <TextInput id="s-off" label="Country" defaultValue="Denmark" disabled /> },
    {
      name: 'with a button',
      element: (
        <TextInput id="s-code" label="Discount code" beside={<Button variant="outlined">Apply</Button>} />
      ),
    },
  ],
}
