import type { Story } from '../story/story.tsx'
import { Icon, type IconName } from './icon.tsx'
import { paths } from './paths.tsx'

export const story: Story = {
  title: 'Icon',
  states: (Object.keys(paths) as IconName[]).map((name) => ({ name, element: <Icon name={name} /> })),
}
