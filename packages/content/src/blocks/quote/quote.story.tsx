import { type BlockStory, storyImage } from '../story/block-story.ts'

const base = {
  blockType: 'quote',
  text: '“We read the law, and the price. In that order.”',
  authorName: 'Marie and Lotte',
  authorCountry: 'Denmark',
  imageAlignmentIsRight: false,
} as const

export const story: BlockStory<'quote'> = {
  title: 'Quote',
  states: [
    { name: 'text only', block: { ...base, id: 'story-q1', variant: 'textOnly' } },
    {
      name: 'with a border and a face',
      block: { ...base, id: 'story-q2', variant: 'border', authorImage: storyImage('mette-krogh') },
    },
    {
      name: 'picture on the left',
      block: { ...base, id: 'story-q3', variant: 'imageLeft', image: storyImage('dusk') },
    },
    {
      name: 'picture on the right',
      block: {
        ...base,
        id: 'story-q4',
        variant: 'imageRight',
        imageAlignmentIsRight: true,
        image: storyImage('seeds'),
      },
    },
  ],
}
