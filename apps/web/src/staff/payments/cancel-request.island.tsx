'use client'

import { makeSend } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { useState } from 'react'

type CancelRequestProps = { id: string; texts: Record<'cancel' | 'label' | 'cancelling' | 'failed', string> }

const send = makeSend('', () => ({ 'x-requested-with': 'kindred' }))

/** Takes an open request back. */
export function CancelRequest({ id, texts }: CancelRequestProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const cancel = async () => {
    setState('busy')
    try {
      await send(`/api/staff/payment-requests/${id}/cancel`, { method: 'POST' })
      window.location.reload()
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={texts.label}
        busy={state === 'busy'}
        busyLabel={texts.cancelling}
        onClick={() => void cancel()}
      >
        {texts.cancel}
      </Button>
      {state === 'failed' && <span role="alert">{texts.failed}</span>}
    </>
  )
}
