import { LinkButton } from '../link-button/link-button.tsx'
import type { Story } from '../story/story.tsx'
import { PromiseBand } from './promise.tsx'

export const story: Story = {
  title: 'Promise',
  states: [
    {
      name: 'four figures',
      element: (
        <PromiseBand
          title="What we promise, in numbers you can check"
          lead="A limit only protects families if it cannot be crossed."
          action={
            <LinkButton href="#" variant="outlined-on-deep">
              Read how we keep you safe
            </LinkButton>
          }
          figures={[
            { number: '12', unit: 'families', text: 'the most that one donor may help in Denmark.' },
            { number: '3', unit: 'generations', text: 'of health history, taken by a clinician.' },
            { number: '30', unit: 'years', text: 'every straw can be traced.' },
            { number: '1', unit: 'action', text: 'stops a donor everywhere.' },
          ]}
        />
      ),
    },
  ],
}
