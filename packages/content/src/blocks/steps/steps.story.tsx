import { type BlockStory, storyLink } from '../story/block-story.ts'

const ways = [
  'Choose a donor',
  'Hold the straws',
  'Say where they go',
  'Pay',
  'We send them',
  'Send the tank back',
]
const items = ways.map((title) => ({ title, text: 'Nothing is decided for you on the way.' }))

export const story: BlockStory<'steps'> = {
  title: 'Steps',
  states: [
    {
      name: 'four in a row, with a way on',
      block: {
        blockType: 'steps',
        id: 'story-s1',
        headline: 'How it goes',
        text: 'From the first look to the tank at your door.',
        link: storyLink,
        items: items.slice(0, 4),
      },
    },
    {
      name: 'more than one row',
      block: { blockType: 'steps', id: 'story-s2', headline: 'All of it', text: null, items },
    },
  ],
}
