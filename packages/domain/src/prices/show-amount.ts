import type { Money } from '../money.ts'
import type { ClientType } from '../vocabulary.ts'
import type { TaxedAmount } from './tax.ts'

/**
 * Whether somebody reads amounts with tax: a private person what they pay (Directive 98/6/EC, article 2 (a)), a
 * professional the price before tax, which most of them owe or deduct themselves (domain rules 4).
 */
export const isShownWithTax = (clientType: ClientType): boolean => clientType === 'private'

/** The amount that somebody reads, of one whose tax is known. */
export const showAmount = (
  { net, gross }: Pick<TaxedAmount, 'net' | 'gross'>,
  clientType: ClientType,
): Money => (isShownWithTax(clientType) ? gross : net)
