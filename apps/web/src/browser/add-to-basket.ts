import type { Basket, BasketLineChange } from '@kindred/contracts/basket'
import { measure } from '../measurement/measure.ts'
import { keepAnonymousBasketId, readAnonymousBasketId } from './anonymous-basket.ts'
import { tellBasketChange } from './basket-count.ts'
import { callShop } from './call-shop.ts'
import { isAnswered, makePressKeys } from './press-keys.ts'
import { readSession } from './session.ts'

const keys = makePressKeys(() => crypto.randomUUID())
let last: Promise<unknown> = Promise.resolve()
/** Milliseconds after which a press that hangs keeps no other waiting. */
const patience = 10_000

/**
 * Puts lines into the basket of the shop, all or none. A visitor without an account gets a basket of their own, whose id
 * this browser keeps; so one press waits for the other, or the second would begin a basket that the first is not in.
 *
 * @throws CallError with the reasons when the shop refuses
 */
export function addToBasket(shopCode: string, locale: string, lines: BasketLineChange[]): Promise<Basket> {
  const turn = Promise.race([last, new Promise((resolve) => setTimeout(resolve, patience))])
  const adding = turn.then(() => add(shopCode, locale, lines))
  last = adding.catch(() => undefined)
  return adding
}

async function add(shopCode: string, locale: string, lines: BasketLineChange[]): Promise<Basket> {
  const user = await readSession()
  const path = `/api/commerce/${shopCode}-shop/${locale}/basket/bulk`
  // A press of other lines in between leaves the key of one whose outcome is unknown.
  const press = `${path} ${JSON.stringify(lines)}`
  const basket = await callShop(shopCode)<Basket>(path, {
    method: 'POST',
    body: { lines },
    headers: { 'idempotency-key': keys.take(press, lines) },
  }).catch((error: unknown) => {
    if (isAnswered(error)) keys.settle(press)
    throw error
  })
  keys.settle(press)
  if (!user && readAnonymousBasketId() !== basket.id) keepAnonymousBasketId(basket.id)
  tellBasketChange(basket.count)
  measure({ event: 'basketAdded' }, shopCode)
  return basket
}
