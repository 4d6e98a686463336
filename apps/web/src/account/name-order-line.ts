import type { Order } from '@kindred/contracts/orders'
import type { Translate } from '../texts/get-texts.ts'

/** What a line of an order was, in the words of the basket it came from. */
export function nameOrderLine(t: Translate, language: string, line: Order['lines'][number]): string {
  const { strawType, motClass, country } = line.description
  if (typeof strawType === 'string')
    return t('basket.line.straw', { type: strawType, mot: String(motClass ?? 0) })
  switch (line.productKind) {
    case 'quota':
      return typeof country === 'string'
        ? t('basket.line.quota', {
            country: new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
          })
        : t('basket.line.quotaPlain')
    case 'reservation':
    case 'storageRenewalPeriod':
    case 'subscription':
      return t(`basket.line.${line.productKind}`, { months: line.periodMonths ?? 0 })
    case 'geneticMatching':
      return t('basket.line.geneticMatching', { alias: line.donorAlias ?? 'none' })
    default:
      return t('basket.line.other')
  }
}
