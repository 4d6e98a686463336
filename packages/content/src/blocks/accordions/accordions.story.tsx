import { type BlockStory, storyText } from '../story/block-story.ts'

const items = [
  { id: 'story-a1', title: 'What is a family place?', content: storyText('The right of one family.') },
  { id: 'story-a2', title: 'Can I give it back?', content: storyText('Yes, while it is only held.') },
]

export const story: BlockStory<'accordions'> = {
  title: 'Accordions',
  states: [
    {
      name: 'each by itself',
      block: { blockType: 'accordions', id: 'story-acc-1', headline: 'Questions', items },
    },
    {
      name: 'one at a time, the first open',
      block: {
        blockType: 'accordions',
        id: 'story-acc-2',
        headline: 'One at a time',
        onlyOneOpen: true,
        items: items.map((item, index) => ({ ...item, id: `${item.id}-one`, startsOpen: index === 0 })),
      },
    },
    {
      name: 'without a headline',
      block: {
        blockType: 'accordions',
        id: 'story-acc-3',
        headline: null,
        items: items.map((item) => ({ ...item, id: `${item.id}-bare` })),
      },
    },
  ],
}
