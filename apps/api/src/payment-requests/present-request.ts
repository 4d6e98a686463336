import type { PaymentRequestRow as Shown, StandalonePayment } from '@kindred/contracts/payment-requests'
import { money } from '@kindred/domain/money'
import { readRequestState } from '@kindred/domain/payment-requests/payment-request'
import type { Services } from '../services.ts'
import type { PaymentRequestRow, TryRow } from './payment-request.store.ts'

/** A request as staff see it. */
export function presentRequest(
  request: PaymentRequestRow,
  now: Date,
  invoiceNumber: string | null = null,
): Shown {
  const { id, number, shopCode, email, reason } = request
  return {
    id,
    number,
    shopCode,
    email,
    reason,
    hasAccount: request.customerId !== null,
    amount: money(request.amountMinor, request.currency),
    state: request.disputeState ?? readRequestState(request, now),
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    paidAt: request.paidAt?.toISOString() ?? null,
    invoiceNumber,
  }
}

/** A request as whoever holds the link sees it: nothing about whose it is. */
export function presentPayment(
  services: Services,
  request: PaymentRequestRow,
  [last]: readonly TryRow[],
  invoiceNumber: string | null,
): StandalonePayment {
  const shop = services.reference().shops.get(request.shopCode)
  return {
    number: request.number,
    productKind: 'standalonePaymentProduct',
    shopName: shop?.displayName ?? '',
    reason: request.reason,
    amount: money(request.amountMinor, request.currency),
    state: readRequestState(request, services.now()),
    expiresAt: request.expiresAt.toISOString(),
    paidAt: request.paidAt?.toISOString() ?? null,
    invoiceNumber,
    isPending: last?.state === 'pending',
    failureCode: last?.state === 'failed' ? last.failureCode : null,
    icons: [...(shop?.cardPaymentTypes ?? [])],
  }
}
