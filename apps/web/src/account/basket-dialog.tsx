import type { BasketLineChange } from '@kindred/contracts/basket'
import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { type FormEvent, type ReactNode, useState } from 'react'
import { addToBasket } from '../browser/add-to-basket.ts'
import type { Translate } from '../checkout/island-texts.ts'
import { tellFailure } from '../checkout/tell-failure.ts'

type BasketDialogProps = {
  /** The words of the button that opens it. */
  open: string
  title: string
  description: string
  /** The basket the line goes into, and where it is looked at. */
  basket: { shopCode: string; locale: string; path: string }
  t: Translate
  /** BCP 47 */
  language: string
  /** The line that the answers ask for. */
  makeLine: (answers: FormData) => BasketLineChange
  children?: ReactNode
}

/** Asks what a line needs, puts it into the basket and goes there; a refusal says every reason and what to do. */
export function BasketDialog(props: BasketDialogProps) {
  const { open, title, description, basket, t, language, makeLine, children } = props
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState<CallError['errors']>([])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const line = makeLine(new FormData(event.currentTarget))
    setBusy(true)
    setFailures([])
    try {
      await addToBasket(basket.shopCode, basket.locale, [line])
      window.location.assign(basket.path)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailures(error.errors.length > 0 ? error.errors : [{ code: 'unavailable', message: '' }])
      setBusy(false)
    }
  }

  return (
    <Dialog
      trigger={<Button variant="outlined">{open}</Button>}
      title={title}
      description={description}
      closeLabel={t('common.close')}
      position="centre"
    >
      <form method="post" onSubmit={submit} className="k-stack">
        {failures.map((failure) => (
          <Note key={`${failure.code} ${failure.field}`} tone="error" announce="alert">
            {tellFailure(t, language, failure)}
          </Note>
        ))}
        {children}
        <Button type="submit" wide busy={isBusy} busyLabel={t('common.loading')}>
          {t('account.deposits.renewAdd')}
        </Button>
      </form>
    </Dialog>
  )
}
