import { type BlockStory, storyImage, storyLink } from '../story/block-story.ts'

const base = { blockType: 'imageButton', image: storyImage('seeds', 'Seeds, drawn'), text: null } as const

export const story: BlockStory<'imageButton'> = {
  title: 'Image button',
  states: [
    {
      name: 'with a line of words',
      block: { ...base, id: 'story-ib1', text: 'What they are, and why.', link: storyLink },
    },
    {
      name: 'opens in a panel',
      block: { ...base, id: 'story-ib2', link: { ...storyLink, opensInModal: true } },
    },
    { name: 'leads nowhere: only a picture', block: { ...base, id: 'story-ib3', link: null } },
  ],
}
