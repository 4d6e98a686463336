import { expect, it } from 'vitest'
import { findPickUpReceiver } from './pick-up.ts'

it('CHK-07 lets the clinic of the order fetch it, and a customer alone where the bank may hand it to private persons', () => {
  expect(findPickUpReceiver(true, { isHomeDeliveryAllowed: false })).toBe('clinic')
  expect(findPickUpReceiver(true, null)).toBe('clinic')
  expect(findPickUpReceiver(false, { isHomeDeliveryAllowed: true })).toBe('customer')
  expect(findPickUpReceiver(false, { isHomeDeliveryAllowed: false })).toBeNull()
  expect(findPickUpReceiver(false, null)).toBeNull()
})
