import type { Transaction } from '@kindred/database/pool'
import { computeStorageEnd } from '@kindred/domain/checkout/storage-periods'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { closeBroughtDeposit, noteBroughtMove, openBroughtDeposit } from './brought.store.ts'
import { describeOrderMail } from './describe-order-mail.ts'
import { arrivalNote, findArrivalLine } from './find-arrival.ts'
import { noteOnOrder } from './order.store.ts'
import type { OrderRecord } from './present-order.ts'

type Act = { place: string; by: string }

/**
 * What was to come from elsewhere is here: as many as were counted become a deposit of the customer, free for the shop’s
 * days from today on, with the first row of its ledger; and the customer is written to. Refusal: `quantity-required`.
 */
export async function receiveBrought(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  { quantity, place, by }: Act & { quantity: number | undefined },
): Promise<Result<undefined>> {
  const { order, lines } = record
  const awaited = findArrivalLine(record)
  if (!awaited) throw new Error('The guard of the action lets nothing through that is not awaited')
  if (quantity === undefined) return refuse('quantity-required', 'Say how many came.', { field: 'quantity' })
  const { line, arrival } = awaited
  const at = services.now()
  const shop = services.reference().shops.get(order.shopCode)
  const startsOn = readShopDay(shop ?? { timeZone: 'UTC' }, at)
  const endsOn = computeStorageEnd(startsOn, null, shop?.storageFreeDays)
  const sql = tx.$client
  const depositId = await openBroughtDeposit(sql, {
    customerId: order.customerId,
    shopCode: order.shopCode,
    orderLineId: line.id,
    goods: arrival.goods,
    quantity,
    startsOn,
    endsOn,
  })
  await noteBroughtMove(sql, { depositId, kind: 'arrived', quantity, place, by }, at)
  await noteOnOrder(sql, order.id, { by, reason: arrivalNote, data: { where: place, count: quantity }, at })
  const { to, locale, values } = await describeOrderMail(sql, order, lines)
  await queueMail(
    tx,
    {
      key: `brought-arrived:${depositId}`,
      template: 'broughtArrived',
      to,
      locale,
      values: {
        name: values.name,
        goods: arrival.goods,
        count: quantity,
        announced: arrival.count,
        from: arrival.from,
        arrivedOn: startsOn,
        endsOn,
      },
    },
    services,
  )
  return ok()
}

/** All of it goes on, to whom the customer wishes: the deposit is closed and its ledger comes to nothing. */
export async function handOnBrought(
  tx: Transaction,
  services: Services,
  { order, deposits }: OrderRecord,
  { place, by }: Act,
): Promise<Result<undefined>> {
  const at = services.now()
  const sql = tx.$client
  for (const { id, quantity, broughtGoods } of deposits) {
    if (broughtGoods === null) continue
    await closeBroughtDeposit(sql, id, at)
    await noteBroughtMove(sql, { depositId: id, kind: 'handedOn', quantity, place, by }, at)
    await noteOnOrder(sql, order.id, { by, reason: 'handed-on', data: { where: place, count: quantity }, at })
  }
  return ok()
}
