import { type BlockStory, storyLink } from '../story/block-story.ts'

const items = [
  { value: '12', unit: 'families', text: 'at most in Denmark, for each donor' },
  { value: '21', unit: 'minutes', text: 'your straws wait while you pay' },
]

export const story: BlockStory<'facts'> = {
  title: 'Facts',
  states: [
    {
      name: 'with words and a link',
      block: {
        blockType: 'facts',
        id: 'story-f1',
        headline: 'Two numbers',
        text: 'That can be checked.',
        link: storyLink,
        items,
      },
    },
    {
      name: 'bare',
      block: {
        blockType: 'facts',
        id: 'story-f2',
        headline: 'One number',
        text: null,
        items: items.slice(0, 1),
      },
    },
  ],
}
