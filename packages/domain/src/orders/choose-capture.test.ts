import { expect, it } from 'vitest'
import { type CaptureFacts, isCapturedLater } from './choose-capture.ts'

const shipped: CaptureFacts = {
  capturesWhenShipped: true,
  lineHandlingTypes: ['strawDelivery', 'quota'],
  dispatchOn: '2026-05-09',
  today: '2026-05-04',
}

it('captures later what is shipped while the bank keeps it, where the shop wants so', () => {
  expect(isCapturedLater(shipped)).toBe(true)
  expect(isCapturedLater({ ...shipped, capturesWhenShipped: false })).toBe(false)
})

it('captures at once what leaves too late, or never', () => {
  expect(isCapturedLater({ ...shipped, dispatchOn: '2026-05-10' })).toBe(false)
  expect(isCapturedLater({ ...shipped, dispatchOn: null })).toBe(false)
})

it('captures at once where something of the order begins when it is bought', () => {
  for (const other of ['subscription', 'storageDelivery', 'reservation', 'geneticMatching'] as const)
    expect(isCapturedLater({ ...shipped, lineHandlingTypes: ['strawDelivery', other] })).toBe(false)
})
