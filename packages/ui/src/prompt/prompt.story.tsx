import { LinkButton } from '../link-button/link-button.tsx'
import type { Story } from '../story/story.tsx'
import { Prompt } from './prompt.tsx'

export const story: Story = {
  title: 'Prompt',
  states: [
    {
      name: 'asking gently',
      element: (
        <Prompt
          title="Has there been a pregnancy?"
          actions={
            <>
              <LinkButton href="#">Report</LinkButton>
              <LinkButton href="#" variant="outlined">
                Not yet
              </LinkButton>
            </>
          }
        >
          A report, good news or not, keeps family limits true for every child of this donor.
        </Prompt>
      ),
    },
  ],
}
