// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { tellBasketChange } from '../browser/basket-count.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const router = { refresh: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))
const { FollowBasket } = await import('./follow-basket.island.tsx')

it('makes the overview anew once the basket from before signing in has joined, and not without need', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<FollowBasket count={0} />))
  tellBasketChange(0)
  expect(router.refresh).not.toHaveBeenCalled()
  tellBasketChange(2)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  await act(async () => root.render(<FollowBasket count={2} />))
  tellBasketChange(2)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
  tellBasketChange(1)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})
