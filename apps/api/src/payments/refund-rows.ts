import type { RefundCause, RefundState } from '@kindred/domain/vocabulary'

export type RefundLineRow = { orderLineId: string; quantity: number; amountMinor: number }

export type RefundRow = {
  id: string
  paymentId: string
  orderId: string
  amountMinor: number
  currency: string
  provider: string
  providerReference: string | null
  cause: RefundCause
  refundState: RefundState
  reason: string
  by: string
  requestedAt: Date
  sendAt: Date | null
  confirmedAt: Date | null
  lines: RefundLineRow[]
}
