'use client'

import type { StaffMediaAddresses } from '@kindred/contracts/donor-media'
import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { sendAsStaff } from '../../forms/staff/staff-fetch.ts'

type Lent = ReadonlyMap<string, string>
const LentContext = createContext<Lent>(new Map())

type LentMediaProps = {
  donorGuid: string
  /** Changes when something was added, replaced or removed. */
  ids: string
  texts: Record<'failed' | 'again', string>
  children: ReactNode
}

/** Asks for the addresses of what is kept, which lead this browser alone to it for some minutes. */
export function LentMedia({ donorGuid, ids, texts, children }: LentMediaProps) {
  const [lent, setLent] = useState<Lent>(new Map())
  const [isFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept, or a second try, asks anew
  useEffect(() => {
    let isOver = false
    if (ids === '') return
    sendAsStaff<StaffMediaAddresses>(`/api/staff/donors/${donorGuid}/media/addresses`, {
      method: 'GET',
    }).then(
      (addresses) => {
        if (isOver) return
        setLent(new Map(addresses.map(({ id, address }) => [id, address])))
        setFailed(false)
      },
      () => !isOver && setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [donorGuid, ids, turn])
  return (
    <LentContext value={lent}>
      {isFailed && (
        <Note tone="error" announce="alert">
          <p>{texts.failed}</p>
          <Button variant="text" onClick={() => setTurn(turn + 1)}>
            {texts.again}
          </Button>
        </Note>
      )}
      {children}
    </LentContext>
  )
}

type LentOneProps = { id: string; name: string; width: number | null; height: number | null }

/** One picture, or one recording where it has no measure; its place is kept until the address is there. */
export function LentOne({ id, name, width, height }: LentOneProps) {
  const address = useContext(LentContext).get(id)
  if (width === null || height === null)
    return (
      // biome-ignore lint/a11y/useMediaCaption: its transcript is a text of the profile
      <audio controls preload="none" src={address} aria-label={name} />
    )
  if (!address) return <div className="k-donor-media__room" />
  return (
    // Private, so never through the optimiser that others share.
    <img src={address} alt={name} width={width} height={height} />
  )
}
