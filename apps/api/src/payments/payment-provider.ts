import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderPayment } from '@kindred/domain/reconciliation/compare-with-provider'
import type { Result } from '@kindred/domain/result'

/** What a provider is told about a payment: nothing about whose it is or what was bought. */
export type PaymentRequest = {
  /** Our id of this try to pay; the same id never makes two payments at the provider. */
  merchantReference: string
  amountMinor: number
  currency: string
  /** The amount is only authorised: it is taken by `capture`, or is free again. */
  isCapturedLater: boolean
  /** Shown on the provider's page, such as an order number. */
  description: string
  /** `en-gb` */
  language: string
  /** Where the person goes after paying, and after giving up or being declined. */
  returnUrl: string
  cancelUrl: string
}

export type ProviderEvent = {
  id: string
  /** `succeeded` says that the money is taken, at once or by a capture. An authorisation that we cancelled has `failed`. */
  type:
    | 'payment.authorised'
    | 'payment.authorisationExpired'
    | 'payment.succeeded'
    | 'payment.failed'
    | 'payment.refunded'
    | 'payment.refundFailed'
    | 'payment.disputed'
    | 'payment.disputeWon'
    | 'payment.disputeLost'
  /** The provider's id of the payment. */
  reference: string
  merchantReference: string
  /** Our id of the refund an event is about; null of all others, and of one that was not asked for here. */
  refundId: string | null
  /** The provider's id of the dispute an event is about. */
  disputeId: string | null
  /** Of the payment, or of the capture, refund or dispute. */
  amountMinor: number
  currency: string
  failureCode: string | null
}

/** Any card provider whose own page takes the card (PCI SAQ A): no card figure ever reaches us. */
export interface PaymentProvider {
  /** As in `/api/payments/{provider}/events`. */
  readonly name: string
  startPayment(request: PaymentRequest): Promise<{ reference: string; redirectUrl: string }>
  /**
   * The event of a notice, null when it says nothing that matters here, or why it is not believed: `signature-invalid`,
   * `event-invalid`.
   */
  verifyEvent(headers: IncomingHttpHeaders, rawBody: Buffer): Promise<Result<ProviderEvent | null>>
  /** Payments begun from a moment on, as the provider's own books have them. */
  listPayments(from: Date): Promise<ProviderPayment[]>
  /**
   * Closes the page of a payment that nobody is to pay any more, and frees what is authorised; one that has ended stays as
   * it is.
   */
  cancel(reference: string): Promise<void>
  /**
   * Takes all or a part of what is authorised, once; the rest is free again. Asking twice with one `captureId` moves it
   * once, and what was taken before stays taken. A refusal is final; that it was taken comes as an event.
   */
  capture(capture: { captureId: string; reference: string; amountMinor: number }): Promise<Result<undefined>>
  /**
   * Asks for money to go back; asking twice with one `refundId` moves it once. A refusal is final; that it went comes as an
   * event.
   */
  refund(refund: {
    refundId: string
    reference: string
    amountMinor: number
    currency: string
  }): Promise<Result<undefined>>
}
