import { type BlockStory, storyImage, storyLink } from '../story/block-story.ts'

const base = { blockType: 'maskedBanner', text: 'Cut to one of our shapes.', link: storyLink } as const

export const story: BlockStory<'maskedBanner'> = {
  title: 'Masked banner',
  states: [
    {
      name: 'pebble',
      block: { ...base, id: 'story-m1', headline: 'Pebble', shape: 'pebble', image: storyImage('tide') },
    },
    {
      name: 'tide, picture on the left',
      block: {
        ...base,
        id: 'story-m2',
        headline: 'Tide',
        shape: 'tide',
        image: storyImage('dusk'),
        imageOnLeft: true,
      },
    },
    {
      name: 'seed, words alone',
      block: {
        ...base,
        id: 'story-m3',
        headline: 'Seed',
        text: null,
        link: null,
        shape: 'seed',
        image: storyImage('rings'),
      },
    },
  ],
}
