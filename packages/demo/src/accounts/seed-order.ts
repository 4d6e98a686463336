import { addWorkingDays } from '@kindred/domain/dates/working-days'
import { makeOrderNumber } from '@kindred/domain/orders/order-number'
import type { ClientBase } from 'pg'
import { at, daysBefore } from '../demo-day.ts'
import { startRandom } from '../random.ts'
import { insertRows } from '../sql/insert-rows.ts'
import { type DemoAccount, findAccount } from './demo-accounts.ts'
import { insertInvoice } from './insert-invoice.ts'
import { insertHistory, insertKeeping, stepInstant } from './insert-papers.ts'
import { insertPayment } from './insert-payment.ts'
import { basketColumns, lineColumns, orderColumns, shipmentColumns } from './order-columns.ts'
import type { OrderStory, StoryStep } from './order-story.ts'
import { type SoldLine, sellStraws } from './sell-straws.ts'
import { takePlace } from './take-place.ts'
import { totalStory } from './total-story.ts'

/** What the orders of one filling share. */
export interface OrderWorld {
  client: ClientBase
  /** Position of the story: the seed of its ids. */
  number: number
  clinic: { id: string; name: string } | null
  holidays: ReadonlySet<string>
}

const currencies = { dk: 'EUR', usa: 'USD', uk: 'GBP', de: 'EUR' } as const

/**
 * Writes an order with its basket, lines, payment, places, straws, deposit, shipment and history. Stock and places move
 * through their ledgers, as they would have when it was bought.
 */
export async function seedOrder(world: OrderWorld, story: OrderStory): Promise<void> {
  const { client } = world
  const random = startRandom('order', world.number)
  const account = findAccount(story.email)
  const ids = { order: random.uuid(), basket: random.uuid() }
  const lines = await resolveLines(client, account, story, () => random.uuid())
  const bytes = Uint8Array.from({ length: 11 }, () => random.int(0, 255))
  const order = describeOrder(world, story, account, ids, makeOrderNumber(bytes))

  await insertRows(client, 'shop.basket', basketColumns, [
    { ...order, id: ids.basket, basketState: 'ordered' },
  ])
  await insertRows(client, 'shop."order"', orderColumns, [order])
  await insertRows(
    client,
    'shop.order_line',
    lineColumns,
    lines.map((line) => ({ ...line, orderId: ids.order })),
  )
  const invoiceNumber = await insertInvoice(client, story, account, order, lines)
  await insertPayment(client, story, { ...order, invoiceNumber }, () => random.uuid())
  for (const line of lines) {
    if (line.productKind === 'quota' && line.donorId) {
      const isLive = { placeState: story.isPregnancyReported ? 'permanent' : 'sold' } as const
      const of = { customerId: account.id, basketId: ids.basket, orderId: ids.order, by: 'demo' }
      const place = { id: random.uuid(), donorId: line.donorId, country: account.country }
      await takePlace(
        client,
        { ...place, state: account.state ?? '', ...isLive },
        { ...of, at: order.placedAt },
      )
    }
  }
  const left = story.steps.find((step) => step.to === 'shipped')
  await sellStraws(client, lines, {
    ...ids,
    at: order.placedAt,
    leftBankAt: left ? stepInstant(story, left) : null,
  })
  await insertKeeping(client, story, account, lines)
  await insertHistory(client, story, ids.order)
  if (left && story.shipping) {
    const arrived = story.steps.find((step) => step.to === 'delivered')
    await insertRows(client, 'shop.shipment', shipmentColumns, [
      {
        orderId: ids.order,
        method: story.shipping.method,
        trackingNumber: story.shipping.trackingNumber,
        shippedAt: stepInstant(story, left),
        deliveredAt: arrived ? stepInstant(story, arrived) : null,
      },
    ])
  }
}

/** Lines with the rows they are about and the words of that day. */
async function resolveLines(
  client: ClientBase,
  account: DemoAccount,
  story: OrderStory,
  makeId: () => string,
): Promise<SoldLine[]> {
  const totals = totalStory(story, currencies[account.shopCode])
  const lines: SoldLine[] = []
  for (const [index, line] of story.lines.entries()) {
    const { rows } = await client.query<{
      donorId: string
      alias: string
      releaseType: string
      stockItemId: string
      volumeUl: number
    }>(
      `select d.id as "donorId", d.alias, d.release_type as "releaseType", i.id as "stockItemId", i.volume_ul as "volumeUl"
       from shop.donor d left join shop.stock_item i on i.donor_id = d.id and i.shop_code = $2
         and i.straw_type::text = $3 and i.mot_class = $4
       where d.code = $1 order by i.volume_ul desc limit 1`,
      [line.donor, account.shopCode, line.straw?.type ?? null, line.straw?.motClass ?? null],
    )
    const found = rows[0]
    if (line.straw && !found?.stockItemId)
      throw new Error(`${line.donor} has no such straws in ${account.shopCode}`)
    const sum = totals.lines[index]
    lines.push({
      id: makeId(),
      position: index + 1,
      lineHandlingType: line.handling,
      productKind: line.product,
      donorId: found?.donorId ?? null,
      stockItemId: line.straw ? (found?.stockItemId ?? null) : null,
      description: {
        country: account.country,
        ...(found && { alias: found.alias, donorCode: line.donor, releaseType: found.releaseType }),
        ...(line.straw && {
          strawType: line.straw.type,
          motClass: line.straw.motClass,
          volumeUl: found?.volumeUl,
        }),
      },
      periodMonths: line.months,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      taxRateBp: story.taxRateBp,
      taxMinor: sum?.tax.amountMinor ?? 0,
      totalMinor: sum?.gross.amountMinor ?? 0,
      addedAutomatically:
        line.product === 'quota' || (line.months !== null && line.product !== 'subscription'),
    })
  }
  return lines
}

function describeOrder(
  world: OrderWorld,
  story: OrderStory,
  account: DemoAccount,
  ids: { order: string; basket: string },
  number: string,
) {
  const currency = currencies[account.shopCode]
  const totals = totalStory(story, currency)
  const isForClinic = story.shipping !== null && account.country === 'DK'
  if (!account.address) throw new Error(`${account.email} has no address to be billed at`)
  const address = { ...account.address, fullName: account.fullName, phone: account.phone }
  const placedAt = at(story.placedOn, 9, 12)
  const stateOf = (machine: StoryStep['machine'], start: string) =>
    story.steps.filter((step) => step.machine === machine).at(-1)?.to ?? start
  return {
    id: ids.order,
    basketId: ids.basket,
    number,
    shopCode: account.shopCode,
    customerId: account.id,
    customerType: account.clientType,
    language: account.language,
    currency,
    treatmentCountry: account.country,
    treatmentState: account.state ?? '',
    orderState: stateOf('order', 'draft'),
    paymentState: stateOf('payment', 'none'),
    fulfilmentState: stateOf('fulfilment', 'waiting'),
    paymentMethod: story.payment,
    subtotalMinor: totals.subtotal.amountMinor,
    shippingMinor: totals.shipping.amountMinor,
    shippingTaxRateBp: totals.shippingLine?.rateBp ?? 0,
    taxMinor: totals.tax.amountMinor,
    totalMinor: totals.total.amountMinor,
    delivery: story.shipping ? address : null,
    billing: address,
    clinicId: isForClinic ? (world.clinic?.id ?? null) : null,
    clinicName: isForClinic ? (world.clinic?.name ?? null) : null,
    shippingMethod: story.shipping?.method ?? null,
    dispatchOn: story.shipping ? addWorkingDays(story.placedOn, 2, world.holidays) : null,
    consents: { at: placedAt, given: ['terms', 'privacy'].map(giveConsent) },
    createdAt: placedAt,
    updatedAt: at(daysBefore(-(story.steps.at(-1)?.day ?? 0), story.placedOn), 11),
    placedAt,
  }
}

function giveConsent(purpose: string) {
  return { purpose, textVersion: 'demo', given: true }
}
