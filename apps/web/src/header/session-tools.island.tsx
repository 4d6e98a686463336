'use client'

import { IconLink } from '@kindred/ui/icon-button/icon-button'
import { useEffect, useState } from 'react'
import { onBasketChange, readBasketCount } from '../browser/basket-count.ts'
import { readSession, type SessionUser } from '../browser/session.ts'

type SessionToolsProps = {
  shopCode: string
  locale: string
  signInHref: string
  accountHref: string
  basketHref: string
  texts: { signIn: string; account: string; basket: string; basketWithCount: string }
}

/** The account and basket icons: what they show is personal, so it arrives after the cached page. */
export function SessionTools({
  shopCode,
  locale,
  signInHref,
  accountHref,
  basketHref,
  texts,
}: SessionToolsProps) {
  const [user, setUser] = useState<SessionUser | null>(null)
  const [count, setCount] = useState(0)

  useEffect(() => {
    readSession().then(setUser)
  }, [])

  useEffect(() => {
    if (!user) return
    readBasketCount(shopCode, locale).then(setCount)
    return onBasketChange(setCount)
  }, [user, shopCode, locale])

  return (
    <>
      <IconLink
        icon="person"
        label={user ? texts.account : texts.signIn}
        href={user ? accountHref : signInHref}
      />
      {user && (
        <IconLink
          icon="basket"
          count={count}
          label={count ? texts.basketWithCount.replace('{count}', String(count)) : texts.basket}
          href={basketHref}
        />
      )}
    </>
  )
}
