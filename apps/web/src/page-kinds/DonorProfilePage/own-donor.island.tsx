'use client'

import type { DonorDetail } from '@kindred/contracts/donors'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { callShop } from '../../browser/call-shop.ts'
import { watchSession } from '../../browser/session.ts'

/** The profile as the signed-in person may see it; a visitor has the page alone. */
type Own = { state: 'visitor' | 'opening' | 'failed'; donor: null } | { state: 'open'; donor: DonorDetail }
type OwnDonorValue = Own & {
  /** Asks anew; the addresses of pictures and recordings live for minutes only. */
  renew: () => void
}

const visitor: Own = { state: 'visitor', donor: null }
const OwnDonorContext = createContext<OwnDonorValue>({ ...visitor, renew: () => undefined })

/** Fetches the personal parts once somebody is signed in, for the page that everybody shares. */
export function OwnDonor({
  shopCode,
  call,
  children,
}: {
  shopCode: string
  /** Path of the donor’s call. */
  call: string
  children: ReactNode
}) {
  const [own, setOwn] = useState<Own>(visitor)
  const person = useRef<string | null>(null)
  const read = useCallback(async () => {
    const asked = person.current
    if (!asked) return setOwn(visitor)
    setOwn((before) => (before.state === 'open' ? before : { state: 'opening', donor: null }))
    try {
      const donor = await callShop(shopCode)<DonorDetail>(call)
      // Meanwhile somebody else, or nobody, may be signed in.
      if (person.current === asked) setOwn({ state: 'open', donor })
    } catch {
      if (person.current === asked) setOwn({ state: 'failed', donor: null })
    }
  }, [shopCode, call])
  useEffect(
    () =>
      watchSession(({ user }) => {
        const name = user?.username ?? null
        if (name === person.current) return
        person.current = name
        setOwn(visitor)
        void read()
      }),
    [read],
  )
  const value = useMemo(() => ({ ...own, renew: () => void read() }), [own, read])
  return <OwnDonorContext value={value}>{children}</OwnDonorContext>
}

export const useOwnDonor = (): OwnDonorValue => useContext(OwnDonorContext)

/** So often a page asks for new addresses by itself, so that what cannot be had is not asked for without end. */
const mostRenewals = 3

/** Renews the addresses when one of them led nowhere: once for each time they were given. */
export function useRenewal(): () => void {
  const { donor, renew } = useOwnDonor()
  const renewed = useRef<string[]>([])
  return () => {
    const end = donor?.addressesEndAt
    if (!end || renewed.current.includes(end) || renewed.current.length >= mostRenewals) return
    renewed.current.push(end)
    renew()
  }
}
