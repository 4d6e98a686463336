import { transaction } from '@kindred/database/transaction'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { findOrderDifferences } from '../orders/find-differences.ts'
import { findPaymentDifferences } from '../payments/find-differences.ts'
import { findQuotaDifferences } from '../quotas/find-differences.ts'
import type { Services } from '../services.ts'
import { findStockDifferences } from '../stock/find-differences.ts'
import { findWebhookDifferences } from '../webhooks/find-differences.ts'
import { keepAlerts } from './alert.store.ts'

/**
 * The nightly job: compares providers with payments, the stock ledger with balances, baskets and orders, and the quota
 * ledger with balances, places and orders. Whatever differs is an alert in the back office; nothing is mended by itself.
 */
export async function reconcile(_payload: unknown, services: Services): Promise<void> {
  const today = readShopDay({ timeZone: 'UTC' }, services.now())
  const payments = await findPaymentDifferences(services)
  await transaction(services.pool, async (tx) => {
    const sql = tx.$client
    // One moment for all books: what is sold meanwhile is in none of them.
    await sql.query('set transaction isolation level repeatable read')
    const found = [
      ...payments,
      ...(await findOrderDifferences(sql, today)),
      ...(await findStockDifferences(sql)),
      ...(await findQuotaDifferences(sql)),
      ...(await findWebhookDifferences(sql)),
    ]
    await keepAlerts(sql, found, services.now())
  })
}
