import type { paymentInformationSchema } from '@kindred/contracts/checkout'
import type { z } from 'zod'
import { findCardProvider } from '../payments/find-provider.ts'
import type { Services } from '../services.ts'
import { type CheckoutView, sumCheckout } from './view-checkout.ts'

type Method = z.output<typeof paymentInformationSchema>['methods'][number]

/**
 * How this customer may pay: by card; professionals also by invoice, and by bank transfer where staff switched it on.
 * An order that costs nothing is placed the way of the card, and no card is asked for.
 */
export function listPaymentMethods(services: Services, checkout: CheckoutView): Method[] {
  const { view } = checkout
  const isProfessional = view.basket.customerType === 'professional'
  const totals = sumCheckout(checkout)
  const isFree = totals.ok && totals.value.total.amountMinor === 0
  const hasCards = isFree || findCardProvider(services) !== null
  const hasTransfer = view.reference.featureFlags.bankTransfer === true
  const onlyProfessionals = isProfessional ? [] : [{ code: 'professionals-only', data: {} }]
  const methods: Omit<Method, 'allowed'>[] = [
    {
      method: 'card',
      reasons: hasCards ? [] : [{ code: 'method-off', data: {} }],
      icons: [...view.shop.cardPaymentTypes],
    },
    { method: 'invoice', reasons: onlyProfessionals, icons: [] },
    {
      method: 'bankTransfer',
      reasons: [...onlyProfessionals, ...(hasTransfer ? [] : [{ code: 'method-off', data: {} }])],
      icons: [],
    },
  ]
  return methods.map((method) => ({ ...method, allowed: method.reasons.length === 0 }))
}
