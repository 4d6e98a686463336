import { ok, type Result, refuse } from '../result.ts'
import type { ClientType, ProductKind } from '../vocabulary.ts'
import type { DiscountValue } from './order-totals.ts'

/** A discount code as staff keep it; empty lists and null limits mean no restriction. Instants are ISO 8601 UTC. */
export type Discount = {
  readonly code: string
  readonly shopCode: string
  readonly value: DiscountValue
  readonly productKinds: readonly ProductKind[]
  readonly clientTypes: readonly ClientType[]
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly maxUses: number | null
  readonly maxUsesPerCustomer: number | null
}

/**
 * Whether a code may be used now (domain rules 4). The counts must be read under the lock that the use is written with,
 * or two buyers share the last use. Refusals: `discount-not-valid-now`, `discount-not-for-customer`,
 * `discount-not-for-basket`, `discount-used-up`, `discount-used-by-you`.
 */
export function checkDiscount(
  discount: Discount,
  use: {
    readonly shopCode: string
    readonly clientType: ClientType | null
    readonly productKinds: readonly ProductKind[]
    readonly usesSoFar: number
    readonly usesByCustomer: number
    readonly now: string
  },
): Result<Discount> {
  const now = Date.parse(use.now)
  const hasStarted = discount.startsAt === null || Date.parse(discount.startsAt) <= now
  const hasEnded = discount.endsAt !== null && Date.parse(discount.endsAt) <= now
  if (!hasStarted || hasEnded || discount.shopCode !== use.shopCode) {
    return refuse('discount-not-valid-now', 'The discount code is not valid.', { field: 'code' })
  }
  if (discount.clientTypes.length > 0 && !(use.clientType && discount.clientTypes.includes(use.clientType))) {
    return refuse('discount-not-for-customer', 'The discount code is for other customers.', { field: 'code' })
  }
  if (!use.productKinds.some((kind) => coversKind(discount, kind))) {
    return refuse('discount-not-for-basket', 'The discount code covers nothing in the basket.', {
      field: 'code',
    })
  }
  if (discount.maxUses !== null && use.usesSoFar >= discount.maxUses) {
    return refuse('discount-used-up', 'The discount code has been used up.', { field: 'code' })
  }
  if (discount.maxUsesPerCustomer !== null && use.usesByCustomer >= discount.maxUsesPerCustomer) {
    return refuse('discount-used-by-you', 'You have used this discount code already.', { field: 'code' })
  }
  return ok(discount)
}

/** True when the code covers lines of this kind. */
export function coversKind(discount: Pick<Discount, 'productKinds'>, kind: ProductKind): boolean {
  return discount.productKinds.length === 0 || discount.productKinds.includes(kind)
}
