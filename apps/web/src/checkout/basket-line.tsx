'use client'

import type { BasketLineChange } from '@kindred/contracts/basket'
import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import { Badge } from '@kindred/ui/badge/badge'
import { BasketLine as LineRow } from '@kindred/ui/basket-group/basket-group'
import type { IconName } from '@kindred/ui/icon/icon'
import { IconButton } from '@kindred/ui/icon-button/icon-button'
import { QuantityStepper } from '@kindred/ui/quantity-stepper/quantity-stepper.island'
import { formatMoney } from '../texts/format-money.ts'
import type { BasketLine } from './group-lines.ts'
import type { Translate } from './island-texts.ts'
import { describeLine, nameLine } from './name-line.ts'
import { tellFailure } from './tell-failure.ts'

const icons: Readonly<Record<string, IconName>> = {
  strawDelivery: 'tank',
  storageDelivery: 'parcel',
  reservation: 'clock',
  quota: 'people',
  geneticMatching: 'genes',
  subscription: 'lock',
}

const handlings = ['strawDelivery', 'storageDelivery', 'reservation'] as const

type BasketLineRowProps = {
  line: BasketLine
  country: string | null
  t: Translate
  language: string
  /** Reads the price without tax. */
  isBusiness: boolean
  /** What was pressed and not answered yet. */
  pendingQuantity?: number
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onHandling: (type: BasketLineChange['lineHandlingType']) => void
}

/** One line of the basket, with what can be changed about it. */
export function BasketLineRow(props: BasketLineRowProps) {
  const { line, country, t, language, pendingQuantity } = props
  const name = nameLine(t, language, line, country)
  const about = { name, alias: line.donorAlias ?? '' }
  const isOwned = leavesDeposit(line)
  const isStraw = line.stockItemId !== null || isOwned
  const quantity = pendingQuantity ?? line.quantity
  const each = formatMoney(line.unitPrice, language)
  const shown = props.isBusiness ? line.net : line.total
  const isPlain = line.unitPrice.amountMinor * line.quantity === shown.amountMinor
  return (
    <LineRow
      icon={icons[line.lineHandlingType] ?? 'document'}
      isAdded={line.addedAutomatically && line.productType === 'quota'}
      title={name}
      text={
        <>
          {describeLine(t, language, line, country)}
          {line.notes.map((note) => (
            <span className="k-field__error" key={note.code}>
              {tellFailure(t, language, note)}
            </span>
          ))}
          {isStraw && quantity >= line.maxQuantity && (
            <span> · {t('basket.line.atMost', { count: line.maxQuantity })}</span>
          )}
          {line.stockItemId !== null && handlings.some((type) => type === line.lineHandlingType) && (
            <label className="k-checkout__handling">
              {t('basket.line.handling')}{' '}
              <select
                className="k-input k-input--small"
                value={line.lineHandlingType}
                onChange={(event) => props.onHandling(event.target.value as (typeof handlings)[number])}
              >
                {handlings.map((type) => (
                  <option key={type} value={type}>
                    {t(`basket.line.handlings.${type}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </>
      }
      quantity={
        isStraw ? (
          <QuantityStepper
            label={t('basket.line.quantity', about)}
            fewerLabel={t('basket.line.fewer', about)}
            moreLabel={t('basket.line.more', about)}
            minimum={1}
            maximum={Math.max(line.maxQuantity, line.quantity)}
            value={quantity}
            onChange={props.onQuantity}
          />
        ) : line.addedAutomatically ? (
          <Badge tone="heather">{t('basket.line.required')}</Badge>
        ) : (
          line.quantity
        )
      }
      price={isOwned ? t('basket.sums.free') : formatMoney(shown, language)}
      priceNote={
        line.productType === 'quota'
          ? t('basket.line.once')
          : line.quantity > 1 && isPlain && !isOwned
            ? t('basket.line.each', { price: each })
            : undefined
      }
      remove={
        line.addedAutomatically ? undefined : (
          <IconButton icon="trash" label={t('basket.line.remove', about)} onClick={props.onRemove} />
        )
      }
    />
  )
}
