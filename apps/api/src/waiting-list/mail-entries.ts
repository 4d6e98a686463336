import { readLocale } from '@kindred/content/config/locales.ts'
import type { Transaction } from '@kindred/database/pool'
import { groupBy } from '@kindred/domain/group-by'
import { defaultLocale } from '@kindred/domain/vocabulary'
import { findCustomer } from '../accounts/find-customer.ts'
import { findMailLocale } from '../accounts/find-mail-locale.ts'
import { readDonorAddresses } from '../content/read-donor-addresses.ts'
import { loadDonors } from '../donors/load-donors.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { makeStopToken } from '../mail/stop-token.ts'
import type { WaitingMailDonor } from '../mail/templates/waiting-mail-parts.ts'
import type { Services } from '../services.ts'
import type { WaitingRow } from './waiting-list.store.ts'

/**
 * Queues one mail for each customer of these entries, in their language, in the caller's transaction. It names donors by
 * alias alone, and carries the link that ends all of it. Who was erased meanwhile gets none.
 *
 * @param at when: two mails of one customer and moment are the same mail
 */
export async function mailEntries(
  tx: Transaction,
  template: 'strawsCame' | 'waitEnds',
  entries: readonly WaitingRow[],
  at: string,
  services: Services,
): Promise<void> {
  const donors = await loadDonors(services, [...new Set(entries.map(({ donorId }) => donorId))])
  const byId = new Map(donors.map((donor) => [donor.id, donor]))
  const findAddress = await readDonorAddresses(services)
  for (const [customerId, own] of groupBy(entries, (entry) => entry.customerId)) {
    const customer = await findCustomer(tx, customerId)
    if (!customer) continue
    const locale = await findMailLocale(tx, customerId)
    const rows = own.flatMap((entry): WaitingMailDonor[] => {
      const donor = byId.get(entry.donorId)
      if (!donor) return []
      const { shopCode, strawType, amount, expiresAt } = entry
      const place = {
        shopCode,
        visitorType: customer.clientType,
        locale: readLocale(locale) ?? defaultLocale,
      }
      return [
        {
          alias: donor.alias,
          code: donor.code,
          strawType,
          amount,
          expiresAt,
          path: findAddress(place, donor),
        },
      ]
    })
    await queueMail(
      tx,
      {
        key: `${template}:${customerId}:${at}`,
        template,
        to: customer.email,
        locale,
        values: {
          name: customer.name,
          donors: rows,
          stopToken: makeStopToken('waiting-list-stop', customerId, services),
        },
      },
      services,
    )
  }
}
