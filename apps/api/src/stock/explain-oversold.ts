import { findCode, findConstraint } from '@kindred/database/database-errors'
import type { Failure } from '@kindred/domain/result'

const reasons: Readonly<Record<string, Failure>> = {
  stock_item_never_oversold: { code: 'not-enough-stock', message: 'Not enough of this is left.' },
  stock_item_never_negative: { code: 'not-enough-stock', message: 'Not enough of this is left.' },
  quota_balance_never_oversold: { code: 'no-quota-place-left', message: 'No quota place is left.' },
  quota_place_one_live_per_customer: {
    code: 'quota-place-held-already',
    message: 'A place of this donor is held in another basket of yours.',
  },
}

/**
 * The business reason behind a database refusal: the last one went to somebody else between our look and our write.
 * Null for any other error, which is a fault.
 */
export function explainOversold(error: unknown): Failure | null {
  const code = findCode(error)
  if (code !== '23514' && code !== '23505') return null
  return reasons[findConstraint(error) ?? ''] ?? null
}
