import type { BlockStory } from '../story/block-story.ts'

export const story: BlockStory<'scriptInjection'> = {
  title: 'Script of others',
  states: [
    {
      name: 'nothing is seen',
      block: {
        blockType: 'scriptInjection',
        id: 'story-s1',
        src: 'https://count.example/count.js',
        consent: 'cookie_cat_statistic',
      },
    },
  ],
}
