import { expect, it } from 'vitest'
import { addressLine } from './address-line.ts'

const line = { stockItemId: null, depositId: null, donorGuid: null, periodMonths: null }

it('BASK-17 addresses a line by its item, its deposit or its donor, and by nothing besides', () => {
  const straws = {
    ...line,
    lineHandlingType: 'strawDelivery' as const,
    stockItemId: 'item',
    donorGuid: 'donor',
  }
  expect(addressLine(straws, 2)).toEqual({
    lineHandlingType: 'strawDelivery',
    stockItemId: 'item',
    quantity: 2,
  })
  const renewal = {
    ...line,
    lineHandlingType: 'storageRenewalPeriod' as const,
    depositId: 'deposit',
    donorGuid: 'donor',
    periodMonths: 12,
  }
  expect(addressLine(renewal, 0)).toEqual({
    lineHandlingType: 'storageRenewalPeriod',
    depositId: 'deposit',
    periodMonths: 12,
    quantity: 0,
  })
  const place = { ...line, lineHandlingType: 'quota' as const, donorGuid: 'donor' }
  expect(addressLine(place, 1)).toEqual({ lineHandlingType: 'quota', donorGuid: 'donor', quantity: 1 })
})
