'use client'

import { QuantityStepper } from '@kindred/ui/quantity-stepper/quantity-stepper.island'
import { useStrawChoice } from './straw-choice.island.tsx'

/** The number beside a line of the stock table. */
export function StrawQuantity({
  stockItemId,
  maximum,
  label,
  fewerLabel,
  moreLabel,
}: {
  stockItemId: string
  maximum: number
  label: string
  fewerLabel: string
  moreLabel: string
}) {
  const { quantities, choose } = useStrawChoice()
  return (
    <QuantityStepper
      label={label}
      fewerLabel={`${fewerLabel}: ${label}`}
      moreLabel={`${moreLabel}: ${label}`}
      value={quantities[stockItemId] ?? 0}
      maximum={maximum}
      onChange={(quantity) => choose(stockItemId, quantity)}
    />
  )
}
