import type { BlockStory } from '../story/block-story.ts'

const proof = { source: 'https://law.example/act', verified: true, checkedOn: '2026-11-02' }
const unread = { source: null, verified: false, checkedOn: null }

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
            ...{ code: 'DK', name: 'Denmark', regime: { value: 'both', ...proof } },
            import: { isAllowed: true, ...proof },
            eggDonation: { isAllowed: true, ...proof },
            homeDelivery: { isAllowed: true, ...proof, source: 'https://law.example/parcels' },
            eligibility: { text: 'Single women, women in couples, men and women in couples.', ...proof },
            limits: [{ unit: 'families', limit: 12, state: null, ...proof }],
          },
          {
            ...{ code: 'TR', name: 'Türkiye', regime: { value: 'idRelease', ...unread } },
            import: { isAllowed: false, ...unread },
            eggDonation: { isAllowed: false, ...unread },
            homeDelivery: { isAllowed: false, ...unread },
            eligibility: null,
            limits: [],
          },
        ],
      },
    },
  ],
}
