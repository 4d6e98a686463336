import { type BlockStory, storyImage } from '../story/block-story.ts'

const slides = ['tide', 'rings', 'dusk'].map((name) => ({
  image: storyImage(name, `Drawn: ${name}`),
  text: null,
}))

export const story: BlockStory<'imageSlider'> = {
  title: 'Image slider',
  states: [
    {
      name: 'moved by hand',
      block: { blockType: 'imageSlider', id: 'story-is1', headline: 'Drawings', slides },
    },
    {
      name: 'moves by itself, words of its own',
      block: {
        blockType: 'imageSlider',
        id: 'story-is2',
        headline: null,
        autoplay: true,
        slides: slides.map((slide) => ({ ...slide, text: 'Words of the slide' })),
      },
    },
    {
      name: 'one picture, another is gone',
      block: {
        blockType: 'imageSlider',
        id: 'story-is3',
        headline: null,
        slides: [...slides.slice(0, 1), { image: null, text: 'Gone' }],
      },
    },
  ],
}
