import { findStepNumber } from '@kindred/domain/checkout/steps'
import { checkoutStages } from '@kindred/domain/measurement/measured-event'
import type { CheckoutTab } from '@kindred/domain/vocabulary'
import { useEffect, useRef } from 'react'
import { measure } from '../measurement/measure.ts'
import type { CheckoutPlace } from './place.ts'

/** ANA-05: tells that a step was begun or answered, by its number; tabs without one are not told (CHK-02). */
export function measureStep(
  place: CheckoutPlace,
  tab: CheckoutTab,
  stage: keyof typeof checkoutStages,
): void {
  const step = findStepNumber(tab)
  if (step !== null) measure({ event: 'checkout', step, stage: checkoutStages[stage] }, place.shopCode)
}

/** Tells once that the step of this page was begun. */
export function useStepStart(place: CheckoutPlace, tab: CheckoutTab): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    measureStep(place, tab, 'started')
  }, [place, tab])
}
