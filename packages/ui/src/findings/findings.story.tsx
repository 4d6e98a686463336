import { Badge } from '../badge/badge.tsx'
import type { Story } from '../story/story.tsx'
import { Findings } from './findings.tsx'

export const story: Story = {
  title: 'Findings',
  states: [
    {
      name: 'two conditions',
      element: (
        <Findings
          items={[
            {
              key: 'cf',
              name: 'Cystic fibrosis',
              text: 'No match. You tested negative.',
              outcome: <Badge tone="ok">Not a match</Badge>,
            },
            {
              key: 'fx',
              name: 'Fragile X',
              text: 'Depends on the egg provider only.',
              outcome: <Badge>Not tested</Badge>,
            },
          ]}
        />
      ),
    },
  ],
}
