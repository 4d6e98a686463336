// @vitest-environment happy-dom
import { CallError } from '@kindred/contracts/request'
import { beforeEach, expect, it, vi } from 'vitest'

type Press = { basketId: string | null; answer: (basket: object) => void; fail: (error: Error) => void }
const presses: Press[] = []
vi.mock('./session.ts', () => ({ readSession: async () => null }))
vi.mock('../measurement/measure.ts', () => ({ measure: () => undefined }))
vi.mock('./call-shop.ts', () => ({
  callShop: () => () =>
    new Promise((answer, fail) =>
      presses.push({ basketId: localStorage.getItem('kindred-anonymous-basket-id'), answer, fail }),
    ),
}))
const { addToBasket } = await import('./add-to-basket.ts')

const line = (stockItemId: string) => [
  { lineHandlingType: 'strawDelivery' as const, stockItemId, quantity: 1 },
]
const press = (stockItemId: string) => addToBasket('dk', 'en-gb', line(stockItemId))

beforeEach(() => {
  presses.length = 0
  localStorage.clear()
})

it('BASK-05 of a visitor who presses twice, puts the second line into the basket that the first one made', async () => {
  const [one, other] = [press('a'), press('b')]
  await vi.waitFor(() => expect(presses).toHaveLength(1))
  presses[0]?.answer({ id: 'made-by-the-first', count: 1 })
  await one
  await vi.waitFor(() => expect(presses).toHaveLength(2))
  expect(presses.map(({ basketId }) => basketId)).toEqual([null, 'made-by-the-first'])
  presses[1]?.answer({ id: 'made-by-the-first', count: 2 })
  expect(await other).toMatchObject({ count: 2 })
})

it('BASK-05 sends what was pressed after a line that was refused', async () => {
  const [one, other] = [press('a'), press('b')]
  await vi.waitFor(() => expect(presses).toHaveLength(1))
  presses[0]?.fail(
    new CallError(new Response(null, { status: 422 }), {
      errors: [{ code: 'not-enough-stock', message: '' }],
    }),
  )
  await expect(one).rejects.toBeInstanceOf(CallError)
  await vi.waitFor(() => expect(presses).toHaveLength(2))
  presses[1]?.answer({ id: 'made-by-the-second', count: 1 })
  expect(await other).toMatchObject({ count: 1 })
  expect(localStorage.getItem('kindred-anonymous-basket-id')).toBe('made-by-the-second')
})
