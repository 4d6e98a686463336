import type { ProductKind } from '@kindred/domain/vocabulary'

/** What is kept of a line: its kind, and names and figures of the day it was sold. */
export type NamedLine = {
  productKind: ProductKind | (string & {})
  description: Readonly<Record<string, unknown>>
  periodMonths: number | null
}

type Translate = (key: string, values?: Record<string, string | number | Date>) => string

/** What a line of an order or invoice was, in the words of the basket it came from. */
export function nameOrderLine(t: Translate, language: string, line: NamedLine): string {
  const { strawType, motClass, country, alias, reason } = line.description
  // In words of staff, as the person was asked.
  if (typeof reason === 'string') return reason
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
    case 'reservationRenewalPeriod':
    case 'subscription':
      return t(`basket.line.${line.productKind}`, { months: line.periodMonths ?? 0 })
    case 'geneticMatching':
      return t('basket.line.geneticMatching', { alias: typeof alias === 'string' ? alias : 'none' })
    case 'shipmentInbound': {
      const { goods, count } = readArrival(line.description.arrival)
      return t('basket.line.shipmentInbound', { goods, count })
    }
    case 'shipment':
      return t('basket.line.shipment')
    default:
      return t('basket.line.other')
  }
}

/** What was to come from elsewhere, as an order keeps it. */
function readArrival(kept: unknown): { goods: string; count: number } {
  const { goods, count } = (kept ?? {}) as { goods?: unknown; count?: unknown }
  return {
    goods: typeof goods === 'string' ? goods : 'embryos',
    count: typeof count === 'number' ? count : 1,
  }
}
