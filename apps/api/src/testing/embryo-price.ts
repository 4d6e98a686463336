import type { Reference } from '@kindred/content/reference/reference.ts'
import { money } from '@kindred/domain/money'

/** What an embryo costs in the shop `dk` of tests: for a test world that sells them. */
export const embryoPrice: Reference['prices'][number] = {
  shopCode: 'dk',
  donorKind: 'egg',
  strawType: 'embryo',
  motClass: null,
  releaseType: null,
  tier: null,
  volumeUl: null,
  customerType: null,
  price: money(390_000, 'EUR'),
}
