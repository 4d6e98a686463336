'use client'

import { Button } from '@kindred/ui/button/button'
import { type CallTexts, useEndpointCall } from './use-endpoint-call.ts'

/** Sends an event once more, under the same id. */
export function SendAgain({ id, label, texts }: { id: string; label: string; texts: CallTexts }) {
  const { call, isBusy, wrong } = useEndpointCall(texts)
  const send = async () => {
    if (await call('POST', `webhook-deliveries/${id}/send-again`)) window.location.reload()
  }
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={label}
        busy={isBusy}
        busyLabel={texts.working}
        onClick={() => void send()}
      >
        {texts.sendAgain}
      </Button>
      {wrong.form && <span role="alert">{wrong.form}</span>}
    </>
  )
}
