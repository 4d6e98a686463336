import { transaction } from '@kindred/database/transaction'
import { listDueReminders, reminderDays } from '@kindred/domain/checkout/renew-deposit'
import { addDays } from '@kindred/domain/dates/calendar-date'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { goodsOf } from '@kindred/domain/stock/goods-of'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { announce } from '../webhooks/announce.ts'
import { type EndingDeposit, listEnding, noteReminders } from './deposit.store.ts'
import { describeDepositEnd } from './describe-events.ts'

/**
 * The daily job: tells customers that what they keep with us ends soon, or has ended, once each and in their language.
 * Nothing is given up by itself: after the end staff are told, and ring up.
 */
export async function remindOfEnds(_payload: unknown, services: Services): Promise<void> {
  const horizon = addDays(readShopDay({ timeZone: 'UTC' }, services.now()), Math.max(...reminderDays) + 2)
  for (const deposit of await listEnding(services.pool, horizon)) await remind(services, deposit)
}

async function remind(services: Services, deposit: EndingDeposit): Promise<void> {
  const shop = services.reference().shops.get(deposit.shopCode) ?? { timeZone: 'UTC' }
  const today = readShopDay(shop, services.now())
  const due = listDueReminders(deposit.endsOn, today, new Set(deposit.sent))
  if (due.length === 0) return
  await transaction(services.pool, async (tx) => {
    const noted = await noteReminders(tx.$client, deposit, due, services.now())
    // Another process was faster.
    if (noted.length === 0) return
    const {
      id,
      endsOn,
      email,
      language,
      fullName,
      kind,
      quantity,
      alias,
      donorCode,
      strawType,
      broughtFrom,
    } = deposit
    const last = Math.min(...noted)
    if (last < 0) await announce(tx.$client, [describeDepositEnd(deposit)], services.now())
    await queueMail(
      tx,
      {
        key: `deposit-ends:${id}:${endsOn}:${last}`,
        template: 'depositEnds',
        to: email,
        locale: language,
        values: {
          name: fullName,
          kind,
          quantity,
          goods: goodsOf(strawType ?? ''),
          donor: [alias, donorCode].join(' '),
          broughtFrom,
          endsOn,
          isOver: today > endsOn,
        },
      },
      services,
    )
  })
}
