'use client'

import { QuantityStepper } from '@kindred/ui/quantity-stepper/quantity-stepper.island'
import { useState } from 'react'
import { type IslandTexts, useTexts } from '../checkout/island-texts.ts'
import { BasketDialog } from './basket-dialog.tsx'

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

/** Chooses how many leave the deposit. */
export function SendDeposit({ deposit, name, title, locale, basketPath, texts }: SendDepositProps) {
  const t = useTexts(texts)
  const [quantity, setQuantity] = useState(deposit.quantity)
  const about = { name, alias: deposit.donorAlias }
  return (
    <BasketDialog
      open={t('account.deposits.send')}
      title={title}
      description={t('account.deposits.sendText')}
      basket={{ shopCode: deposit.shopCode, locale, path: basketPath }}
      t={t}
      language={texts.language}
      makeLine={() => ({
        lineHandlingType: deposit.isEmbryo ? 'embryoShipping' : 'strawDelivery',
        depositId: deposit.id,
        quantity,
      })}
    >
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
    </BasketDialog>
  )
}
