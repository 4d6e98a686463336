import { type BlockStory, storyImage, storyLink } from '../story/block-story.ts'

const base = {
  blockType: 'hero',
  lead: 'Words that say what the page is for.',
  heroVideoURL: null,
  altText: null,
  primaryButton: storyLink,
  secondaryButtons: [],
  showSearchStarter: false,
  showSubBlock: false,
  subBlockHeader: null,
  subBlockText: null,
} as const

export const story: BlockStory<'hero'> = {
  title: 'Hero',
  states: [
    { name: 'threads', block: { ...base, id: 'story-h1', headline: 'With threads', secondaryButtons: [] } },
    {
      name: 'a picture, two more buttons, a block below',
      block: {
        ...base,
        id: 'story-h2',
        headline: 'With a picture',
        heroImage: storyImage('meadow'),
        altText: 'A meadow in late summer',
        secondaryButtons: [{ button: { ...storyLink, buttonText: 'More' } }, { button: null }],
        showSubBlock: true,
        subBlockHeader: 'Below',
        subBlockText: 'One more thought.',
      },
    },
    {
      name: 'a film',
      block: {
        ...base,
        id: 'story-h3',
        headline: 'With a film',
        heroImage: storyImage('tide'),
        heroVideoURL: '/media/tide.webm',
        secondaryButtons: [],
      },
    },
  ],
}
