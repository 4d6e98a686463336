'use client'

import { mostToArrive } from '@kindred/domain/basket/arrival'
import { type GoodsKind, goodsKinds } from '@kindred/domain/stock/goods-of'
import { Select } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { useId } from 'react'
import { type IslandTexts, useTexts } from '../checkout/island-texts.ts'
import { BasketDialog } from './basket-dialog.tsx'

type BringDepositProps = {
  shopCode: string
  locale: string
  /** What receiving costs, ready to read. */
  price: string
  basketPath: string
  /** `account.deposits`, and what a refusal may say. */
  texts: IslandTexts
}

/** Asks what a customer brings from elsewhere. */
export function BringDeposit({ shopCode, locale, price, basketPath, texts }: BringDepositProps) {
  const id = useId()
  const t = useTexts(texts)
  const say = (key: string) => t(`account.deposits.bring.${key}`)
  return (
    <BasketDialog
      open={say('open')}
      title={say('open')}
      description={t('account.deposits.bring.text', { price })}
      basket={{ shopCode, locale, path: basketPath }}
      t={t}
      language={texts.language}
      makeLine={(answers) => ({
        lineHandlingType: 'shipment',
        quantity: 1,
        arrival: {
          goods: answers.get('goods') as GoodsKind,
          count: Number(answers.get('count')),
          from: String(answers.get('from')),
        },
      })}
    >
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
    </BasketDialog>
  )
}
