/**
 * Money is an integer of minor units (cents, pence, øre; yen have none) with an ISO 4217 code, never a float.
 * Mixing currencies or a fraction of a minor unit is a fault and throws; no business case does it.
 */
export type Money = { readonly amountMinor: number; readonly currency: string }

/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const exponents: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  TND: 3,
  VND: 0,
}

/** Number of decimals the currency has (EUR 2, JPY 0). */
export function currencyExponent(currency: string): number {
  return exponents[currency] ?? 2
}

/** Checked constructor. @throws RangeError unless `amountMinor` is a safe integer and `currency` three capitals. */
export function money(amountMinor: number, currency: string): Money {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`Not whole minor units: ${amountMinor}`)
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`Not a currency code: ${currency}`)
  return { amountMinor: amountMinor === 0 ? 0 : amountMinor, currency }
}

/** Nothing of a currency. */
export function zero(currency: string): Money {
  return money(0, currency)
}

/** @throws RangeError when the currencies differ. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`Cannot add ${b.currency} to ${a.currency}`)
  return money(a.amountMinor + b.amountMinor, a.currency)
}

/** a − b. @throws RangeError when the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  return add(a, multiply(b, -1))
}

/** Whole factors only, such as a quantity. @throws RangeError for a fraction. */
export function multiply(amount: Money, factor: number): Money {
  if (!Number.isSafeInteger(factor)) throw new RangeError(`Not a whole factor: ${factor}`)
  return money(amount.amountMinor * factor, amount.currency)
}

/** Sum of a list; the currency is needed for the empty one. */
export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, zero(currency))
}

/**
 * `percent` per cent of an amount, rounded half up to the minor unit (away from zero, so that the refund of a tax is
 * exactly the tax). `percent` may have up to four decimals (8.1, 21, 25); it is taken as an exact decimal.
 */
export function percentOf(amount: Money, percent: number): Money {
  return takeShare(amount, toTenThousandths(percent), 1_000_000n)
}

/** amount · part / whole, half up away from zero. `whole` is positive. */
export function takeShare(amount: Money, part: bigint, whole: bigint): Money {
  const product = BigInt(amount.amountMinor) * part
  const isNegative = product < 0n
  const rounded = ((isNegative ? -product : product) * 2n + whole) / (whole * 2n)
  return money(Number(isNegative ? -rounded : rounded), amount.currency)
}

function toTenThousandths(percent: number): bigint {
  return BigInt(Math.round(percent * 10_000))
}
