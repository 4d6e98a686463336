import type { Story } from '../story/story.tsx'
import { Badge, type BadgeTone } from './badge.tsx'

const badges: [string, BadgeTone][] = [
  ['ID release', 'juniper'],
  ['Non-ID release', 'info'],
  ['Basic profile', 'neutral'],
  ['Extended profile', 'heather'],
  ['Exclusive profile', 'honey'],
  ['Last straws', 'warn'],
  ['Blocked (staff only)', 'error'],
]

export const story: Story = {
  title: 'Badge',
  states: [
    ...badges.map(([name, tone]) => ({ name: tone, element: <Badge tone={tone}>{name}</Badge> })),
    {
      name: 'with icon',
      element: (
        <Badge tone="ok" icon="check">
          Available
        </Badge>
      ),
    },
  ],
}
