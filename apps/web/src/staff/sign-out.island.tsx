'use client'

import { Button } from '@kindred/ui/button/button'
import { useState } from 'react'

/** Ends the staff sign-in in the editor too. */
export function SignOut({ label, busyLabel }: { label: string; busyLabel: string }) {
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    await fetch('/cms-api/staff/logout', { method: 'POST' }).catch(() => undefined)
    window.location.assign('/staff/sign-in')
  }
  return (
    <Button onClick={signOut} busy={isBusy} busyLabel={busyLabel}>
      {label}
    </Button>
  )
}
