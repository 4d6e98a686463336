import type { FulfilmentState, OrderState, PaymentState } from '../vocabulary.ts'

/** The three states and the papers of an order, as the rules about it need them. */
export type OrderFacts = {
  readonly orderState: OrderState
  readonly paymentState: PaymentState
  readonly fulfilmentState: FulfilmentState
  /** False for an order of quotas, subscriptions or storage alone. */
  readonly hasGoodsToShip: boolean
  /** Something was to come from elsewhere and has not been recorded as here. */
  readonly isArrivalAwaited: boolean
  /** How much of what came from elsewhere is kept with us now. */
  readonly broughtKept: number
  /** A donor in it was blocked and the order stands still. */
  readonly isHalted: boolean
  /** Straws that no straw code has been assigned to yet. */
  readonly unassignedStraws: number
  /** Donors with a carrier finding whose acknowledgement the customer has not signed. */
  readonly missingCarrierAcknowledgements: readonly string[]
  /** Delivery or treatment in New York and no signed form yet. */
  readonly isNewYorkFormMissing: boolean
  /** Papers of the country's checklist that are not ticked. */
  readonly missingImportPapers: readonly string[]
  /** The capture of what is authorised is asked for and not answered. */
  readonly isCaptureUnderWay: boolean
  /** The bank keeps what was authorised no longer, as far as can be known here. */
  readonly isAuthorisationOver: boolean
  /** Paid minus what went back or is on its way, in minor units. */
  readonly refundableMinor: number
  /** Money is asked for and neither confirmed nor failed. */
  readonly isRefundUnderWay: boolean
  /** Given by staff alone, and the provider was not told yet. */
  readonly isRefundWithdrawable: boolean
  /** Due by bank: nobody but staff can say that it went. */
  readonly isRefundByBankDue: boolean
  /** Straws of this order that are reserved and whose time has not ended. */
  readonly reservedStraws: number
  /** Kept with this order and sent on by another. */
  readonly strawsSentOn: number
}
