import { type BlockStory, storyLink } from '../story/block-story.ts'

const base = { blockType: 'donorShowcase', text: null, note: null, sort: 'newest' } as const

export const story: BlockStory<'donorShowcase'> = {
  title: 'Donor showcase',
  states: [
    {
      name: 'four newest, with words, a link and a note',
      block: {
        ...base,
        id: 'story-d1',
        headline: 'New donors',
        text: 'Donors that are possible where you are treated.',
        donorKind: 'sperm',
        count: 4,
        link: storyLink,
        note: 'Prices per straw.',
      },
    },
    {
      name: 'two egg donors, without anything around',
      block: { ...base, id: 'story-d2', headline: 'Egg donors', donorKind: 'egg', count: 2, sort: 'stock' },
    },
  ],
}
