import { expect, it } from 'vitest'
import { findHandling } from '../basket/kinds-of-line.ts'
import type { ProductKind } from '../vocabulary.ts'
import { isCalledOff, isDoneAtOnce, listNextSteps } from './list-next-steps.ts'

const steps = (...kinds: ProductKind[]) =>
  listNextSteps(kinds.map((productKind) => ({ productKind, lineHandlingType: findHandling(productKind) })))

it('CHK-12 says of an order only what will happen with it', () => {
  expect(steps('strawDelivery', 'quota', 'shipment')).toEqual(['prepare', 'leave', 'report'])
  expect(steps('strawReservation', 'reservation', 'quota')).toEqual(['keep', 'report'])
  expect(steps('strawDelivery', 'storageDelivery', 'shipment')).toEqual([
    'prepare',
    'leave',
    'keep',
    'report',
  ])
  expect(steps('strawEmbryo', 'embryoShipping', 'shipment')).toEqual(['prepare', 'leave', 'report'])
  expect(steps('strawShipping', 'shipment')).toEqual(['prepare', 'leave', 'report'])
  const fetched = [{ productKind: 'strawDelivery', lineHandlingType: 'strawDelivery' }] as const
  expect(listNextSteps(fetched, { isFetched: true })).toEqual(['prepare', 'fetch', 'report'])
  expect(steps('subscription')).toEqual(['open'])
  expect(steps('geneticMatching')).toEqual(['match'])
  expect(steps('shipmentInbound')).toEqual(['arrive'])
  expect(steps('storageRenewalPeriod')).toEqual(['keep'])
  expect(steps('reservationRenewalPeriod', 'subscription')).toEqual(['open', 'keep'])
})

it('CHK-12 CHK-17 asks first for a signature or form without which nothing leaves, of goods that leave alone', () => {
  const line = (kind: 'strawDelivery' | 'storageDelivery') => ({ productKind: kind, lineHandlingType: kind })
  const wanting = { wantsPaper: true }
  expect(listNextSteps([line('strawDelivery')], wanting)).toEqual(['sign', 'prepare', 'leave', 'report'])
  expect(listNextSteps([line('storageDelivery')], wanting)).toEqual(['keep', 'report'])
})

it('CHK-12 knows an order that is done as soon as it is placed', () => {
  const isDone = (...kinds: ProductKind[]) => isDoneAtOnce(kinds.map((productKind) => ({ productKind })))
  expect(isDone('subscription')).toBe(true)
  expect(isDone('storageRenewalPeriod', 'reservationRenewalPeriod', 'subscription')).toBe(true)
  expect(isDone('subscription', 'strawReservation')).toBe(false)
  expect(isDone('geneticMatching')).toBe(false)
  expect(isDone()).toBe(false)
})

it('ACC-36 knows an order of which nothing is left but what came with it', () => {
  const line = (productKind: ProductKind, cancelledQuantity: number) => ({
    productKind,
    quantity: 2,
    cancelledQuantity,
  })
  expect(isCalledOff([line('strawDelivery', 2), line('quota', 0)])).toBe(true)
  expect(isCalledOff([line('strawReservation', 2), line('reservation', 0), line('quota', 0)])).toBe(true)
  expect(isCalledOff([line('strawDelivery', 1), line('quota', 0)])).toBe(false)
  expect(isCalledOff([line('strawDelivery', 2), line('storageDelivery', 0)])).toBe(false)
  expect(isCalledOff([line('quota', 0)])).toBe(false)
})
