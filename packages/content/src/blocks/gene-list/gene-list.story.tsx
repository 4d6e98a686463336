import type { BlockStory } from '../story/block-story.ts'

export const story: BlockStory<'geneList'> = {
  title: 'Genes that are compared',
  states: [
    {
      name: 'two populations, and what nobody published',
      block: {
        blockType: 'geneList',
        id: 'story-g1',
        headline: 'The genes we compare',
        text: null,
        genes: [
          {
            gene: 'CFTR',
            condition: 'Cystic fibrosis',
            inheritance: 'autosomalRecessive',
            populations: [
              {
                population: 'European',
                carrierOneIn: 29.5,
                detectionRate: 0.906,
                source: 'a paper',
                verified: true,
              },
              {
                population: 'African',
                carrierOneIn: null,
                detectionRate: 0.725,
                source: 'a paper',
                verified: true,
              },
            ],
          },
          {
            gene: 'F8',
            condition: 'Haemophilia A',
            inheritance: 'xLinked',
            populations: [
              { population: null, carrierOneIn: null, detectionRate: null, source: null, verified: false },
            ],
          },
        ],
      },
    },
  ],
}
