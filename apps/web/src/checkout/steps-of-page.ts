import 'server-only'
import type { Checkout } from '@kindred/contracts/checkout'
import type { CheckoutTab } from '@kindred/domain/vocabulary'
import { getTexts } from '../texts/get-texts.ts'
import { listStepMarks } from './list-step-marks.ts'
import { type CheckoutPlace, pagePath } from './place.ts'

/** The steps bar of a page. */
export async function markSteps(
  place: CheckoutPlace,
  steps: readonly Pick<Checkout['steps'][number], 'tab' | 'state'>[],
  current: CheckoutTab,
) {
  const { t } = await getTexts(place.locale)
  return listStepMarks(steps, current, {
    name: (tab) => t(`checkout.tabs.${tab}`),
    notNeeded: (title) => t('checkout.notNeeded', { title }),
    href: (tab) => pagePath(place, tab),
  })
}
