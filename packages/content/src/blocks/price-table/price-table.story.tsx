import { money } from '@kindred/domain/money'
import type { BlockStory } from '../story/block-story.ts'

const straw = { volumeUl: 500, service: null, months: null }

export const story: BlockStory<'priceTable'> = {
  title: 'Prices',
  states: [
    {
      name: 'straws, by motility and by what is known of the donor',
      block: {
        blockType: 'priceTable',
        id: 'story-p1',
        headline: 'Straws',
        text: null,
        table: 'sperm',
        isWithoutTax: false,
        rows: [
          {
            ...{ key: 'a', strawType: 'IUI', motClass: 20, releaseType: 'idRelease', tier: 'Extended' },
            ...straw,
            price: money(78_400, 'EUR'),
          },
          {
            ...{ key: 'b', strawType: 'ICI', motClass: 5, releaseType: 'nonIDRelease', tier: 'Basic' },
            ...straw,
            price: money(21_000, 'EUR'),
          },
        ],
      },
    },
  ],
}
