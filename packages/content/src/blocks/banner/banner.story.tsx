import { type BlockStory, storyImage, storyLink } from '../story/block-story.ts'

const base = { blockType: 'banner', text: 'One thing that must be seen.', link: storyLink } as const

export const story: BlockStory<'banner'> = {
  title: 'Banner',
  states: [
    { name: 'on shell', block: { ...base, id: 'story-b1', headline: 'On shell', tone: 'shell' } },
    { name: 'on the deep field', block: { ...base, id: 'story-b2', headline: 'Deep', tone: 'deep' } },
    {
      name: 'with a picture and a light button',
      block: {
        ...base,
        id: 'story-b3',
        headline: 'With a picture',
        tone: 'deep',
        image: storyImage('dusk'),
        link: { ...storyLink, buttonColour: 'light' },
      },
    },
  ],
}
