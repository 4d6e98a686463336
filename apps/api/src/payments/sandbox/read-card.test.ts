import { expect, it } from 'vitest'
import { readCard } from './read-card.ts'

const now = new Date('2026-05-04T08:00:00Z')
const read = (number: string, expiry = '12/30', code = '123') => readCard({ number, expiry, code }, now)

it('knows the test cards', () => {
  expect(read('4242 4242 4242 4242')).toMatchObject({ value: { last4: '4242', behaviour: 'succeeds' } })
  expect(read('4000 0025 0000 3155')).toMatchObject({ value: { behaviour: 'challenges' } })
  expect(read('4000-0000-0000-0002')).toMatchObject({ value: { behaviour: 'declines' } })
  expect(read('4000000000000341')).toMatchObject({ value: { behaviour: 'succeedsLate' } })
  expect(read('4000000000000259')).toMatchObject({ value: { behaviour: 'disputes' } })
  expect(read('4000000000000267')).toMatchObject({ value: { behaviour: 'disputesAndLoses' } })
  expect(read('4000000000000275')).toMatchObject({ value: { behaviour: 'disputesAndWins' } })
})

it('tells a typing error from a card that is no test card, and checks expiry and code', () => {
  expect(read('4242 4242 4242 4243')).toMatchObject({ error: { code: 'card-number-invalid' } })
  expect(read('5555 5555 5555 4444')).toMatchObject({ error: { code: 'card-not-a-test-card' } })
  expect(read('4242424242424242', '04/26')).toMatchObject({ error: { code: 'card-expired' } })
  expect(read('4242424242424242', '05/26')).toMatchObject({ ok: true })
  expect(read('4242424242424242', '13/30')).toMatchObject({ error: { code: 'card-expired' } })
  expect(read('4242424242424242', '12/30', '12')).toMatchObject({ error: { code: 'card-code-invalid' } })
})
