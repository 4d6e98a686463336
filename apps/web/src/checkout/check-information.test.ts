import { expect, it } from 'vitest'
import { checkInformation, type Information } from './check-information.ts'

const billing = {
  fullName: 'Maja Lindholm',
  line1: 'Gade 1',
  postalCode: '8000',
  city: 'Aarhus',
  country: 'DK',
}
const toClinic: Information = { isClinicDelivery: true, keeps: [], clinicId: 'c', delivery: null, billing }

it('CHK-06 finds nothing wrong with sound answers', () => {
  expect(checkInformation(toClinic, true)).toEqual([])
})

it('CHK-06 names every fault by its field at once, the clinic first', () => {
  const faults = checkInformation(
    { ...toClinic, clinicId: null, billing: { ...billing, fullName: '', postalCode: '80' } },
    true,
  )
  expect(faults.map(({ code, field }) => [code, field])).toEqual([
    ['clinic-required', 'clinicId'],
    ['address-field-required', 'billing.fullName'],
    ['postal-code-not-valid', 'billing.postalCode'],
  ])
})

it('CHK-06 asks for no clinic when nothing leaves the bank', () => {
  expect(checkInformation({ ...toClinic, clinicId: null }, false)).toEqual([])
})

it('CHK-06 says once what is wrong with an address that is used twice', () => {
  const wrong = { ...billing, city: '' }
  const home: Information = {
    isClinicDelivery: false,
    keeps: [],
    clinicId: null,
    delivery: wrong,
    billing: wrong,
  }
  expect(checkInformation(home, true)).toHaveLength(1)
})
