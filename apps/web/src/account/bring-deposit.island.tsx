'use client'

import type { BasketLineChange } from '@kindred/contracts/basket'
import { CallError } from '@kindred/contracts/request'
import { mostToArrive } from '@kindred/domain/basket/arrival'
import { type GoodsKind, goodsKinds } from '@kindred/domain/stock/goods-of'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { Select } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useId, useState } from 'react'
import { addToBasket } from '../browser/add-to-basket.ts'
import { type IslandTexts, useTexts } from '../checkout/island-texts.ts'
import { tellFailure } from '../checkout/tell-failure.ts'

type BringDepositProps = {
  shopCode: string
  locale: string
  /** What receiving costs, ready to read. */
  price: string
  basketPath: string
  /** `account.deposits.bring`, and what a refusal may say. */
  texts: IslandTexts
}

/** Asks what a customer brings from elsewhere, puts receiving it into the basket and goes there. */
export function BringDeposit({ shopCode, locale, price, basketPath, texts }: BringDepositProps) {
  const id = useId()
  const t = useTexts(texts)
  const say = (key: string) => t(`account.deposits.bring.${key}`)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const line: BasketLineChange = {
      lineHandlingType: 'shipment',
      quantity: 1,
      arrival: {
        goods: form.get('goods') as GoodsKind,
        count: Number(form.get('count')),
        from: String(form.get('from')),
      },
    }
    setBusy(true)
    try {
      await addToBasket(shopCode, locale, [line])
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
      trigger={<Button variant="outlined">{say('open')}</Button>}
      title={say('open')}
      description={t('account.deposits.bring.text', { price })}
      closeLabel={t('common.close')}
      position="centre"
    >
      <form method="post" onSubmit={submit} className="k-stack">
        {failure && (
          <Note tone="error" announce="alert">
            {failure}
          </Note>
        )}
        <Select
          id={`${id}-goods`}
          name="goods"
          label={say('goods')}
          options={goodsKinds.map((value) => ({ value, label: say(`names.${value}`) }))}
        />
        <TextInput
          id={`${id}-count`}
          name="count"
          type="number"
          inputMode="numeric"
          label={say('count')}
          required
          min={1}
          max={mostToArrive}
          step={1}
        />
        <TextInput
          id={`${id}-from`}
          name="from"
          label={say('from')}
          help={say('fromHelp')}
          required
          minLength={2}
          maxLength={120}
        />
        <Button type="submit" wide busy={isBusy} busyLabel={t('common.loading')}>
          {t('account.deposits.renewAdd')}
        </Button>
      </form>
    </Dialog>
  )
}
