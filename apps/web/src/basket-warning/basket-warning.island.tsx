'use client'

import type { Basket } from '@kindred/contracts/basket'
import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import type { Warning } from './find-warning.ts'
import { pickWarning, type WarningTexts } from './pick-warning.ts'
import { fetchBasket, replaceBasket } from './replace-basket.ts'

export type BasketWarningProps = {
  shopCode: string
  locale: string
  warning: Warning
  texts: WarningTexts
  /** The sentence of a refusal, for when Continue is refused too. */
  explain: (failure: { code: string; data?: Record<string, unknown> }) => string
  /** Closed, with the basket as the server has it; null when it could not be fetched. */
  onClose: (basket: Basket | null, outcome: 'back' | 'replaced') => void
}

/** The side modal of BASK-06: what was chosen cannot stand with what is in the basket; one of the two goes. */
export function BasketWarning({ shopCode, locale, warning, texts, explain, onClose }: BasketWarningProps) {
  const [busy, setBusy] = useState<'back' | 'replaced' | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { headline, message, why } = pickWarning(texts, warning.conflict)

  const goBack = async () => {
    setBusy('back')
    onClose(await fetchBasket(shopCode, locale).catch(() => null), 'back')
  }
  const goOn = async () => {
    setBusy('replaced')
    setFailed(null)
    try {
      onClose(await replaceBasket(shopCode, locale, warning.request), 'replaced')
    } catch (error) {
      const [failure] = error instanceof CallError ? error.errors : []
      setFailed(explain(failure ?? { code: 'unavailable' }))
      setBusy(null)
    }
  }
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && void goBack()}
      title={headline}
      description={message}
      closeLabel={texts.goBack}
      preventClose={busy !== null}
      footer={
        <>
          <Button
            variant="outlined"
            data-first-focus
            onClick={() => void goBack()}
            busy={busy === 'back'}
            busyLabel={texts.going}
          >
            {texts.goBack}
          </Button>
          <Button onClick={() => void goOn()} busy={busy === 'replaced'} busyLabel={texts.going}>
            {texts.continue}
          </Button>
        </>
      }
    >
      <p>{why}</p>
      <p>{texts.choice}</p>
      {failed && (
        <Note tone="error" announce="alert">
          {failed}
        </Note>
      )}
    </Dialog>
  )
}
