import { computeReservationEnd } from '@kindred/domain/checkout/reservation'
import { computeStorageEnd } from '@kindred/domain/checkout/storage-periods'
import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import type { LineHandlingType } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

const kinds: Readonly<Partial<Record<LineHandlingType, 'stored' | 'reserved'>>> = {
  storageDelivery: 'stored',
  embryoStorage: 'stored',
  reservation: 'reserved',
}

/**
 * What a placed order keeps with us (domain rules 5): a storage is free for the shop's days and then for the period
 * bought; a reservation lasts the period whose fee is in the order. Days are the shop's own.
 */
export async function addDeposits(
  services: Services,
  sql: Sql,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const shop = services.reference().shops.get(order.shopCode)
  const startsOn = readLocalMoment(services.now().toISOString(), shop?.timeZone ?? 'UTC').date
  const findMonths = (productKind: string) =>
    lines.find((line) => line.productKind === productKind && line.depositId === null)?.periodMonths ?? null
  const deposits = lines.flatMap((line) => {
    const kind = kinds[line.lineHandlingType]
    if (!kind || !line.stockItemId) return []
    const endsOn =
      kind === 'stored'
        ? computeStorageEnd(
            startsOn,
            findMonths(line.lineHandlingType === 'embryoStorage' ? 'embryoStorage' : 'storageRenewalPeriod'),
            shop?.storageFreeDays,
          )
        : computeReservationEnd(startsOn, findMonths('reservation') ?? 0)
    return [{ donorId: line.donorId, orderLineId: line.id, kind, quantity: line.quantity, endsOn }]
  })
  if (deposits.length === 0) return
  await sql.query(
    `insert into shop.deposit (customer_id, shop_code, donor_id, order_line_id, kind, quantity, starts_on, ends_on)
     select $1, $2, d."donorId", d."orderLineId", d.kind::shop.deposit_kind, d.quantity, $3, d."endsOn"
     from jsonb_to_recordset($4::jsonb)
       as d("donorId" uuid, "orderLineId" uuid, kind text, quantity int, "endsOn" date)`,
    [order.customerId, order.shopCode, startsOn, JSON.stringify(deposits)],
  )
}
