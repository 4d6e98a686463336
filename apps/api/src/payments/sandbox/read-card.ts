import { ok, type Result, refuse } from '@kindred/domain/result'

/** What a test card does; who disputes asks their bank for the money, and loses or wins against it. */
export type CardBehaviour =
  | 'succeeds'
  | 'challenges'
  | 'declines'
  | 'succeedsLate'
  | 'disputes'
  | 'disputesAndLoses'
  | 'disputesAndWins'

const cards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '4000002500003155': 'challenges',
  '4000000000000002': 'declines',
  '4000000000000341': 'succeedsLate',
  '4000000000000259': 'disputes',
  '4000000000000267': 'disputesAndLoses',
  '4000000000000275': 'disputesAndWins',
}

export type Card = { last4: string; behaviour: CardBehaviour }

/**
 * Reads a card form. Only the test cards pay; a real card is told apart from a typing error, and neither is kept.
 * Refusals: `card-number-invalid`, `card-not-a-test-card`, `card-expired`, `card-code-invalid`.
 *
 * @param now for the expiry, written `MM/YY`
 */
export function readCard(form: { number: string; expiry: string; code: string }, now: Date): Result<Card> {
  const number = form.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    return refuse('card-number-invalid', 'This is not a card number.', { field: 'number' })
  const behaviour = cards[number]
  if (!behaviour) return refuse('card-not-a-test-card', 'Only test cards pay here.', { field: 'number' })
  if (!isValidExpiry(form.expiry, now))
    return refuse('card-expired', 'The card has expired.', { field: 'expiry' })
  if (!/^\d{3,4}$/.test(form.code.trim()))
    return refuse('card-code-invalid', 'The security code has three digits.', { field: 'code' })
  return ok({ last4: number.slice(-4), behaviour })
}

function isValidExpiry(text: string, now: Date): boolean {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text)
  if (!match) return false
  const ends = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1)
  return ends > now.getTime()
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
