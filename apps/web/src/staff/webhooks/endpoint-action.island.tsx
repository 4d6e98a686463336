'use client'

import { Button } from '@kindred/ui/button/button'
import { Dialog, DialogClose } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { SecretNote } from './secret-note.tsx'
import { type CallTexts, useEndpointCall } from './use-endpoint-call.ts'

type EndpointActionProps = {
  id: string
  action: 'pause' | 'resume' | 'test' | 'rotate' | 'remove'
  label: string
  explain: string
  texts: CallTexts
}

/** One action on an endpoint, which says what it does and asks for a second press. */
export function EndpointAction({ id, action, label, explain, texts }: EndpointActionProps) {
  const { call, isBusy, wrong } = useEndpointCall(texts)
  const [secret, setSecret] = useState('')
  const act = async () => {
    const done = await call<{ secret?: string }>('POST', `webhooks/${id}/${action}`)
    if (done?.secret) setSecret(done.secret)
    else if (done) window.location.reload()
  }
  return (
    <Dialog
      trigger={<Button variant="text">{label}</Button>}
      title={label}
      description={explain}
      closeLabel={texts.close ?? ''}
      position="centre"
    >
      {secret ? (
        <SecretNote secret={secret} texts={texts} />
      ) : (
        <div className="k-stack">
          {wrong.form && (
            <Note tone="error" announce="alert">
              {wrong.form}
            </Note>
          )}
          <div className="k-row">
            <Button onClick={() => void act()} busy={isBusy} busyLabel={texts.working}>
              {label}
            </Button>
            <DialogClose>
              <Button variant="text">{texts.cancel}</Button>
            </DialogClose>
          </div>
        </div>
      )}
    </Dialog>
  )
}
