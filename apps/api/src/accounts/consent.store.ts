import { write } from '@kindred/database/transaction-connection'
import type { Sql } from '../stock/move-stock.ts'

/** `textVersion` says to which words. */
export type ConsentGiven = { purpose: string; textVersion: string; given: boolean }

/** Notes what was agreed, unless the same was agreed to the same text last time. */
export async function recordConsents(
  sql: Sql,
  customerId: string,
  consents: readonly ConsentGiven[],
  at: Date,
): Promise<void> {
  await write(sql, {
    name: 'consents.record',
    text: `insert into shop.consent (customer_id, purpose, text_version, given, at)
     select $1, c.purpose, c."textVersion", c.given, $3
     from jsonb_to_recordset($2::jsonb) as c(purpose text, "textVersion" text, given boolean)
     where not exists (
       select from (select text_version, given from shop.consent
         where customer_id = $1 and purpose = c.purpose order by at desc limit 1) as last
       where last.text_version = c."textVersion" and last.given = c.given)`,
    values: [customerId, JSON.stringify(consents), at],
  })
}
