import type { Sql } from '../stock/move-stock.ts'

/**
 * Keeps a code for this transaction: whoever counts its uses after this and writes an order is alone with it. Taken after
 * the lock of the basket, never before.
 */
export async function lockDiscount(sql: Sql, of: { shopCode: string; discountCode: string }): Promise<void> {
  await sql.query({
    name: 'discount.lock',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`discount ${of.shopCode} ${of.discountCode}`],
  })
}
