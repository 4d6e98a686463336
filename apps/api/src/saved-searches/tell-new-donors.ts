import { readLocale } from '@kindred/content/config/locales.ts'
import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { groupBy } from '@kindred/domain/group-by'
import { findTellingStart, mayTell } from '@kindred/domain/saved-searches/saved-search'
import { defaultLocale } from '@kindred/domain/vocabulary'
import { findCustomer } from '../accounts/find-customer.ts'
import { findMailLocale } from '../accounts/find-mail-locale.ts'
import { readDonorAddresses } from '../content/read-donor-addresses.ts'
import type { DonorRecord } from '../donors/donor-record.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { makeStopToken } from '../mail/stop-token.ts'
import type { Services } from '../services.ts'
import { findNewDonors } from './find-new-donors.ts'
import {
  changeSearch,
  dropRemoved,
  listAlerts,
  lockTelling,
  type SavedSearchRow,
} from './saved-search.store.ts'

/** Donors of one search that a mail names; the list has them all. */
const mostNamed = 5

type Found = { search: SavedSearchRow; donors: DonorRecord[] }

/**
 * Writes to who wants to hear of new donors: one mail a customer and day, with every search that found somebody. May be
 * called at any time and by several at once. The mail goes out if and only if it is written down what was told.
 *
 * @returns how many customers were written to
 */
export async function tellNewDonors(services: Services): Promise<number> {
  return transaction(services.pool, async (tx) => {
    await lockTelling(tx)
    await dropRemoved(tx, services.now())
    let written = 0
    const all = await listAlerts(tx)
    for (const searches of groupBy(all, ({ customerId }) => customerId).values())
      if (await tellOne(tx, searches, services)) written += 1
    return written
  })
}

/** @param searches of one customer */
async function tellOne(
  tx: Transaction,
  searches: readonly SavedSearchRow[],
  services: Services,
): Promise<boolean> {
  const [first] = searches
  const lastMailAt =
    searches
      .flatMap(({ toldAt }) => toldAt ?? [])
      .sort()
      .at(-1) ?? null
  const customer = first && (await findCustomer(tx, first.customerId))
  if (!customer || !mayTell(lastMailAt, services.now().toISOString())) return false
  const { shops } = services.reference()
  const asked = searches
    .filter(({ shopCode }) => shops.has(shopCode))
    .map((search) => ({ search, since: findTellingStart(search), customerType: customer.clientType }))
  const { found, until } = await findNewDonors(services, asked)
  const told = asked.flatMap(({ search }, at): Found[] => {
    const donors = found[at] ?? []
    return donors.length > 0 ? [{ search, donors }] : []
  })
  if (told.length === 0) return false
  for (const { search } of told)
    await changeSearch(tx, search.customerId, search.id, { toldAt: new Date(until) })
  await mailOne(tx, customer, told, until, services)
  return true
}

async function mailOne(
  tx: Transaction,
  customer: NonNullable<Awaited<ReturnType<typeof findCustomer>>>,
  told: readonly Found[],
  until: string,
  services: Services,
): Promise<void> {
  const customerId = told[0]?.search.customerId ?? ''
  const locale = await findMailLocale(tx, customerId)
  const findAddress = await readDonorAddresses(services)
  const place = { visitorType: customer.clientType, locale: readLocale(locale) ?? defaultLocale }
  await queueMail(
    tx,
    {
      key: `newDonors:${customerId}:${until}`,
      template: 'newDonors',
      to: customer.email,
      locale,
      values: {
        name: customer.name,
        searches: told.map(({ search, donors }) => ({
          name: search.name,
          count: donors.length,
          donors: donors.slice(0, mostNamed).map((donor) => ({
            alias: donor.alias,
            code: donor.code,
            path: findAddress({ ...place, shopCode: search.shopCode }, donor),
          })),
        })),
        stopToken: makeStopToken('saved-search-stop', customerId, services),
      },
    },
    services,
  )
}
