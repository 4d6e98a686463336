import { randomBytes } from 'node:crypto'
import { makeOrderNumber } from '@kindred/domain/orders/order-number'
import type pg from 'pg'
import { donorCount } from '../basket-update/world.ts'
import {
  addBalances,
  addBaskets,
  addCustomers,
  addDonors,
  addLetGo,
  addOrders,
  addPayments,
  addSales,
  nameSales,
} from './fill-statements.ts'

export type Sizes = { donors: number; ledgerRows: number; orders: number }

const atOnce = 5000

/**
 * Fills the shop of the bench with what years leave behind, in bulk but by the rules of the database: every trigger and
 * constraint stands, so stock and places are moved by rows of their ledgers alone, in the order in which they could have
 * happened (received, held, sold or let go, shipped), and nothing that is append-only is touched again.
 *
 * An order has its basket with lines and checkout, its own lines, history, payment with the provider's event and the
 * provider's own books, invoice in the gapless series, consents, coded straws, its place, and either a shipment or (one in
 * ten) a deposit. What ledger rows the orders leave over are baskets of visitors that held a straw and a place and let them go.
 * Left out, since no path of the shop reads it back: mails sent, ended jobs, the log of staff, webhooks, refunds.
 *
 * @param report hears how far it is, several times a minute
 */
export async function fillShop(pool: pg.Pool, sizes: Sizes, report: (line: string) => void): Promise<void> {
  const donors = Math.max(donorCount, sizes.donors)
  const buyers = Math.floor(donors / 2)
  const client = await pool.connect()
  try {
    const inParts = async (
      name: string,
      from: number,
      to: number,
      part: (from: number, to: number) => Promise<void>,
    ) => {
      for (let first = from; first <= to; first += atOnce) {
        const last = Math.min(to, first + atOnce - 1)
        await client.query('begin')
        await part(first, last)
        // Notes for who follows the donors; nobody does yet, and who begins reads them all.
        await client.query('truncate shop.donor_change')
        await client.query('commit')
        report(`${last.toLocaleString('en-GB')} of ${to.toLocaleString('en-GB')} ${name}`)
      }
      await client.query('vacuum analyze shop.stock_item, shop.quota_balance')
    }
    await inParts('donors', donorCount + 1, donors, (from, to) => addDonors(client, from, to))
    await addCustomers(client, buyers)
    await addBalances(client)
    await nameSales(client)
    await inParts('orders', 1, sizes.orders, async (from, to) => {
      const numbers = Array.from({ length: to - from + 1 }, () => makeOrderNumber(randomBytes(16)))
      await addSales(client, { from, numbers, buyers, orders: sizes.orders })
      await addBaskets(client)
      await addOrders(client)
      await addPayments(client)
    })
    const left = sizes.ledgerRows - (await countLedgerRows(client))
    await inParts('baskets let go', 1, Math.ceil(left / rowsOfLetGo), (from, to) =>
      addLetGo(client, from, to),
    )
    report('gathering statistics')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

/** Held and let go: of a straw, and of a place. */
const rowsOfLetGo = 4

/** Rows of both ledgers, of stock and of places. */
export async function countLedgerRows(sql: pg.Pool | pg.PoolClient): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select ((select count(*) from shop.stock_movement) + (select count(*) from shop.quota_movement))::int count`,
  )
  return rows[0]?.count ?? 0
}
