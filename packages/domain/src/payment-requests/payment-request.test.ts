import { expect, it } from 'vitest'
import { explainUnpayable, moveByDispute, readRequestState } from './payment-request.ts'

const now = new Date('2026-05-04T08:00:00Z')
const later = new Date('2026-05-04T08:00:01Z')

it('CHK-18 a request is open until its last moment, and what is paid or cancelled stays so', () => {
  expect(readRequestState({ state: 'open', expiresAt: later }, now)).toBe('open')
  expect(readRequestState({ state: 'open', expiresAt: now }, now)).toBe('expired')
  expect(readRequestState({ state: 'paid', expiresAt: now }, now)).toBe('paid')
  expect(readRequestState({ state: 'cancelled', expiresAt: later }, now)).toBe('cancelled')
})

it('CHK-18 only an open request can be paid, and the others say why not', () => {
  const explain = (state: 'open' | 'paid' | 'cancelled', expiresAt: Date) =>
    explainUnpayable({ state, expiresAt }, now)?.code ?? null
  expect(explain('open', later)).toBeNull()
  expect(explain('open', now)).toBe('request-expired')
  expect(explain('paid', later)).toBe('request-paid')
  expect(explain('cancelled', later)).toBe('request-cancelled')
})

it('follows a dispute of what was paid to its end, in whatever order it is told', () => {
  expect(moveByDispute('paid', 'open')).toBe('disputed')
  expect(moveByDispute('disputed', 'won')).toBe('paid')
  expect(moveByDispute('disputed', 'lost')).toBe('chargedBack')
  expect(moveByDispute('paid', 'lost')).toBe('chargedBack')
  expect(moveByDispute('paid', 'won')).toBe(null)
  for (const ended of ['pending', 'failed', 'refunded', 'chargedBack'] as const)
    for (const dispute of ['open', 'won', 'lost'] as const) expect(moveByDispute(ended, dispute)).toBe(null)
})
