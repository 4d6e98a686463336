import { socialNetworks } from '@kindred/domain/vocabulary'
import { type BlockStory, storyText } from '../story/block-story.ts'

const address = (network: string) => [network, `https://${network}.example/`]

export const story: BlockStory<'socialText'> = {
  title: 'Text with social places',
  states: [
    {
      name: 'every place',
      block: {
        blockType: 'socialText',
        id: 'story-t1',
        headline: 'Follow us',
        content: storyText('Wherever you are.'),
        networks: Object.fromEntries(socialNetworks.map(address)),
      },
    },
    {
      name: 'one of them',
      block: {
        blockType: 'socialText',
        id: 'story-t2',
        headline: null,
        content: storyText('Only where an address is set.'),
        networks: { linkedin: 'https://linkedin.example/', facebook: '' },
      },
    },
  ],
}
