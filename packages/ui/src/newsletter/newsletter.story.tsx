import { Button } from '../button/button.tsx'
import type { Story } from '../story/story.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { NewsletterBand } from './newsletter.tsx'

export const story: Story = {
  title: 'Newsletter',
  states: [
    {
      name: 'rest',
      element: (
        <NewsletterBand
          title="A letter, six times a year"
          text="New donors, changes in the law, and one long read."
        >
          <TextInput id="s-news" label="E-mail" type="email" beside={<Button>Subscribe</Button>} />
        </NewsletterBand>
      ),
    },
  ],
}
