'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onBasketChange } from '../browser/basket-count.ts'

/**
 * Makes the page anew when the basket is another than the one it speaks of: what was chosen before signing in joins the
 * account's basket by a call of the browser, after the first page of the account was made.
 */
export function FollowBasket({ count }: { count: number }) {
  const router = useRouter()
  useEffect(
    () =>
      onBasketChange((now) => {
        if (now !== count) router.refresh()
      }),
    [count, router],
  )
  return null
}
