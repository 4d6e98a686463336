import type { Translate } from '../texts/get-texts.ts'
import type { Deposit } from './list-needs.ts'

/** What was brought from elsewhere: of no donor of ours, and counted singly, eggs too. */
export const nameBrought = (t: Translate, { goods, quantity }: Pick<Deposit, 'goods' | 'quantity'>): string =>
  t('basket.line.shipmentInbound', { goods, count: quantity })
