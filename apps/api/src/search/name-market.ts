import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import type { MarketKey } from '../donors/market.ts'
import type { Services } from '../services.ts'

/**
 * Names views. Master data and the shop's date are part of the name, so that a change opens new views and old ones fade.
 * The date is worked out once a minute, since making a formatter costs more than a search.
 */
export function nameMarkets({
  reference,
  now,
}: Pick<Services, 'reference' | 'now'>): (key: MarketKey) => string {
  const dates = new Map<string, { minute: number; date: string }>()
  const readDate = (shopCode: string): string => {
    const time = now()
    const minute = Math.floor(time.getTime() / 60_000)
    const known = dates.get(shopCode)
    if (known?.minute === minute) return known.date
    const timeZone = reference().shops.get(shopCode)?.timeZone ?? 'UTC'
    const { date } = readLocalMoment(time.toISOString(), timeZone)
    dates.set(shopCode, { minute, date })
    return date
  }
  return ({ shopCode, treatmentCountry, treatmentState, customerType }) =>
    `${shopCode}|${treatmentCountry ?? ''}|${treatmentState}|${customerType}|${readDate(shopCode)}|${reference().version}`
}
