import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { changesLaw } from '@kindred/domain/law/changes-law'
import type { Services } from '../services.ts'

/** Milliseconds between two looks: a rule that begins today is on every page within a minute of the shop's midnight. */
const pause = 60_000

type Asked = Pick<Services, 'pool' | 'reference' | 'now' | 'log'>

/**
 * Rules that staff have scheduled take effect by their day, without a restart: rules are always asked for the shop's day,
 * and pages that were made on the day before are told to be made anew (`pages_changed`). Every process that serves does
 * this; telling twice does no harm.
 */
export function tellLawDays(services: Asked): { close: () => Promise<void> } {
  const look = lookForLawDays(services)
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<unknown> = Promise.resolve()
  const schedule = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      looking = look().then(schedule)
    }, pause)
    timer.unref()
  }
  looking = look().then(schedule)
  return {
    close: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

/**
 * Compares the day of each shop with that of the last look. A look that could not tell (the database is away) is made
 * again by the next one.
 *
 * @returns one look; it answers whether something was told
 */
export function lookForLawDays({ pool, reference, now, log }: Asked): () => Promise<boolean> {
  const days = new Map<string, string>()
  return async () => {
    const { shops, countries } = reference()
    const present = [...shops.values()].map((shop): [string, string] => [shop.code, readShopDay(shop, now())])
    const isChanged = present.some(([code, day]) => {
      const before = days.get(code)
      return before !== undefined && before !== day && changesLaw(countries.values(), before, day)
    })
    try {
      if (isChanged) await pool.query(`select pg_notify('pages_changed', 'master-data')`)
    } catch (error) {
      log.warn({ err: error }, 'could not tell that other rules are in force; trying again')
      return false
    }
    for (const [code, day] of present) days.set(code, day)
    return isChanged
  }
}
