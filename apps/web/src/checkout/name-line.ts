import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import type { BasketLine } from './group-lines.ts'
import type { Translate } from './island-texts.ts'
import { nameCountry } from './tell-failure.ts'

const services = new Set([
  'reservation',
  'reservationRenewalPeriod',
  'storageRenewalPeriod',
  'subscription',
  'geneticMatching',
  'shipment',
  'embryoShipping',
  'embryoStorage',
])

/** What a line is, in words. */
export function nameLine(t: Translate, language: string, line: BasketLine, country: string | null): string {
  if (line.strawType) return t('basket.line.straw', { type: line.strawType, mot: String(line.motClass ?? 0) })
  if (line.productType === 'quota')
    return country
      ? t('basket.line.quota', { country: nameCountry(country, language) })
      : t('basket.line.quotaPlain')
  if (line.arrival)
    return t('basket.line.shipmentInbound', { goods: line.arrival.goods, count: line.arrival.count })
  if (!services.has(line.productType)) return t('basket.line.other')
  return t(`basket.line.${line.productType}`, {
    months: line.periodMonths ?? 0,
    alias: line.donorAlias ?? 'none',
  })
}

/** What happens to it, or why it stands there. */
export function describeLine(
  t: Translate,
  language: string,
  line: BasketLine,
  country: string | null,
): string {
  const text = (key: string, values?: Record<string, string>) => t(`basket.line.text.${key}`, values)
  if (line.productType === 'quota')
    return text(line.addedAutomatically ? 'quota' : 'quotaOwn', {
      country: country ? nameCountry(country, language) : '',
      alias: line.donorAlias ?? '',
    })
  if (line.arrival) return text('shipmentInbound', { from: line.arrival.from })
  if (leavesDeposit(line)) return text('strawShipping')
  if (line.depositId)
    return line.donorAlias ? text('renewal', { alias: line.donorAlias }) : text('renewalBrought')
  if (line.productType === 'reservation' || line.productType === 'storageRenewalPeriod') return text('fee')
  if (!line.strawType) return t.has(`basket.line.text.${line.productType}`) ? text(line.productType) : ''
  // Of eggs and embryos nobody counts millilitres.
  const volume =
    line.volumeUl && line.motClass ? text('volume', { ml: formatMillilitres(line.volumeUl, language) }) : ''
  return [text(line.lineHandlingType), volume].filter(Boolean).join(' · ')
}

const formatMillilitres = (microlitres: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(microlitres / 1000)
