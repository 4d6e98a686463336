import type { BlockStory } from '../story/block-story.ts'

const proof = { source: 'https://law.example/act', verified: true, checkedOn: '2026-11-02' }

export const story: BlockStory<'lawTable'> = {
  title: 'Law by country',
  states: [
    {
      name: 'a limit with its source, no limit, and what nobody has checked',
      block: {
        blockType: 'lawTable',
        id: 'story-l1',
        headline: 'What each country allows',
        text: 'As the rules stand in the records of the shop.',
        countries: [
          {
            ...{ code: 'DK', name: 'Denmark', regime: 'both', acceptsImport: true, isEggShopLegal: true },
            homeDelivery: true,
            eligibility: 'Single women, women in couples, men and women in couples.',
            ...proof,
            limits: [{ unit: 'families', limit: 12, state: null, ...proof }],
          },
          {
            ...{
              code: 'TR',
              name: 'Türkiye',
              regime: 'idRelease',
              acceptsImport: false,
              isEggShopLegal: false,
            },
            homeDelivery: false,
            eligibility: null,
            source: null,
            verified: false,
            checkedOn: null,
            limits: [],
          },
        ],
      },
    },
  ],
}
