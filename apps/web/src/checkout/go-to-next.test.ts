import type { Checkout } from '@kindred/contracts/checkout'
import { expect, it } from 'vitest'
import { findNextPage } from './go-to-next.ts'

const steps = (...states: Checkout['steps'][number]['state'][]): Checkout['steps'] =>
  (['basket', 'information', 'shipping', 'orderSummary', 'payment'] as const).map((tab, index) => ({
    tab,
    number: index + 1,
    state: states[index] ?? 'closed',
  }))

it('CHK-02 goes to the step after the one answered, the summary before the payment', () => {
  expect(findNextPage({ steps: steps('done', 'done', 'now') }, 'information')).toBe('shipping')
  expect(findNextPage({ steps: steps('done', 'done', 'done', 'now') }, 'shipping')).toBe('orderSummary')
  expect(findNextPage({ steps: steps('done', 'done', 'done', 'done', 'now') }, 'orderSummary')).toBe(
    'payment',
  )
})

it('CHK-02 returns first to an earlier step that lost its answer', () => {
  expect(findNextPage({ steps: steps('done', 'now', 'closed') }, 'shipping')).toBe('information')
})
