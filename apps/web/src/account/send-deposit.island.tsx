'use client'

import type { BasketLineChange } from '@kindred/contracts/basket'
import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { QuantityStepper } from '@kindred/ui/quantity-stepper/quantity-stepper.island'
import { type FormEvent, useState } from 'react'
import { addToBasket } from '../browser/add-to-basket.ts'
import { type IslandTexts, useTexts } from '../checkout/island-texts.ts'
import { tellFailure } from '../checkout/tell-failure.ts'

type SendDepositProps = {
  deposit: { id: string; shopCode: string; quantity: number; isEmbryo: boolean; donorAlias: string }
  /** What lies in it, in words. */
  name: string
  title: string
  locale: string
  basketPath: string
  /** `account.deposits`, and what a refusal may say. */
  texts: IslandTexts
}

/** Chooses how many leave the deposit, puts them into the basket and goes there; a refusal says why and what to do. */
export function SendDeposit({ deposit, name, title, locale, basketPath, texts }: SendDepositProps) {
  const t = useTexts(texts)
  const [quantity, setQuantity] = useState(deposit.quantity)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const about = { name, alias: deposit.donorAlias }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const line: BasketLineChange = {
      lineHandlingType: deposit.isEmbryo ? 'embryoShipping' : 'strawDelivery',
      depositId: deposit.id,
      quantity,
    }
    setBusy(true)
    try {
      await addToBasket(deposit.shopCode, locale, [line])
      window.location.assign(basketPath)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const [first] = error.errors
      setFailure(tellFailure(t, texts.language, first ?? { code: 'other' }))
      setBusy(false)
    }
  }

  return (
    <Dialog
      trigger={<Button variant="outlined">{t('account.deposits.send')}</Button>}
      title={title}
      description={t('account.deposits.sendText')}
      closeLabel={t('common.close')}
      position="centre"
    >
      <form method="post" onSubmit={submit} className="k-stack">
        {failure && (
          <Note tone="error" announce="alert">
            {failure}
          </Note>
        )}
        {deposit.quantity > 1 && (
          <div className="k-row k-row--between">
            <b>{t('account.deposits.sendCount')}</b>
            <QuantityStepper
              label={t('basket.line.quantity', about)}
              fewerLabel={t('basket.line.fewer', about)}
              moreLabel={t('basket.line.more', about)}
              minimum={1}
              maximum={deposit.quantity}
              value={quantity}
              onChange={setQuantity}
            />
          </div>
        )}
        <Button type="submit" wide busy={isBusy} busyLabel={t('common.loading')}>
          {t('account.deposits.renewAdd')}
        </Button>
      </form>
    </Dialog>
  )
}
