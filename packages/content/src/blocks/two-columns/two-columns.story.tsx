import { type BlockStory, storyImage, storyText } from '../story/block-story.ts'

export const story: BlockStory<'twoColumns'> = {
  title: 'Two columns',
  states: [
    {
      name: '30 to 70, words and a picture',
      block: {
        blockType: 'twoColumns',
        id: 'story-c1',
        leftWidth: 30,
        left: { content: storyText('Thirty per cent.') },
        right: { image: storyImage('meadow', 'Seventy per cent') },
      },
    },
    {
      name: 'blocks within a column',
      block: {
        blockType: 'twoColumns',
        id: 'story-c2',
        leftWidth: 50,
        left: {
          blocks: [
            { blockType: 'quote', id: 'story-c2-q', text: '“A quote in a column.”', variant: 'border' },
            { blockType: 'nonsense', id: 'story-c2-n' },
          ],
        },
        right: { content: storyText('Words beside it.') },
      },
    },
  ],
}
