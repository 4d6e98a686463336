import type { Basket } from '@kindred/contracts/basket'
import { expect, it, vi } from 'vitest'
import type { CheckoutPlace } from './place.ts'
import { describeRequest, sendChanges } from './send-changes.ts'

const place: CheckoutPlace = { locale: 'en-gb', shopCode: 'dk', visitorType: 'private' }
const straws = { lineHandlingType: 'strawDelivery', stockItemId: 'a', quantity: 1 } as const
const stored = { ...straws, lineHandlingType: 'storageDelivery' } as const

async function ask(lines: Parameters<typeof describeRequest>[0], answers: (Basket | undefined)[]) {
  const calls: string[] = []
  const show = vi.fn<(basket: Basket) => void>()
  const reply = await sendChanges(
    place,
    describeRequest(lines),
    async (path, { method = 'POST' }) => {
      calls.push(`${method} ${path}`)
      return answers.shift()
    },
    show,
  )
  return { reply, calls, shown: show.mock.calls.map(([basket]) => basket.version) }
}
const basket = (version: number) => ({ version }) as Basket

it('BASK-14 fetches the basket once more after several lines at once, and shows what came meanwhile', async () => {
  const { reply, calls, shown } = await ask([straws, stored], [basket(2), basket(3)])
  expect(calls).toEqual([
    'POST /api/commerce/dk-shop/en-gb/basket/bulk',
    'GET /api/commerce/getbasketsummary/dk-shop/en-gb/basket',
  ])
  expect(shown).toEqual([2, 3])
  expect(reply?.version).toBe(2)
})

it('BASK-14 keeps to the reply where the second look fails, and where one line was changed alone', async () => {
  expect((await ask([straws, stored], [basket(2), undefined])).shown).toEqual([2])
  const single = await ask([straws], [basket(2)])
  expect([single.calls, single.shown]).toEqual([['POST /api/commerce/dk-shop/en-gb/basket'], [2]])
})

it('BASK-14 looks no second time for a request that was refused', async () => {
  const { reply, calls } = await ask([straws, stored], [undefined])
  expect([reply, calls.length]).toEqual([undefined, 1])
})
