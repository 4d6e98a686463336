import { expect, it } from 'vitest'
import { hasBeenFetched } from './has-been-fetched.ts'

it.each([
  ['pickUp', 'shipped', true],
  ['pickUp', 'delivered', true],
  ['pickUp', 'processing', false],
  ['pickUp', 'refunded', false],
  ['dryIce', 'shipped', false],
  [null, 'delivered', false],
])('an order by %s that is %s has been fetched: %s', (shippingMethod, state, expected) => {
  expect(hasBeenFetched({ shippingMethod, state })).toBe(expected)
})
