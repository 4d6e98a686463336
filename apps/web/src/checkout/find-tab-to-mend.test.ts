import { expect, it } from 'vitest'
import { findTabToMend } from './find-tab-to-mend.ts'

it('CHK-02 leads from a refused step to where it is mended', () => {
  expect(findTabToMend({ code: 'step-not-reachable', data: { tab: 'shipping' } })).toBe('shipping')
  expect(findTabToMend({ code: 'basket-changed', data: {} })).toBe('basket')
  expect(findTabToMend({ code: 'not-enough-stock', data: { available: 1 } })).toBe('basket')
})

it('CHK-02 leads nowhere when the answer is on the page, or the step is unknown', () => {
  expect(findTabToMend({ code: 'terms-not-accepted', data: {} })).toBeNull()
  expect(findTabToMend({ code: 'step-not-reachable', data: { tab: 'javascript:' } })).toBeNull()
  expect(findTabToMend({ code: 'step-not-reachable' })).toBeNull()
})
