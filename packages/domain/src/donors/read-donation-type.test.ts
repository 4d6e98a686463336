import { expect, it } from 'vitest'
import { donationTypes, donorKinds } from '../vocabulary.ts'
import { readDonationType } from './read-donation-type.ts'

it('DON-05 DON-07 reads each of the five donation types as one of the two kinds, or as either', () => {
  expect(donationTypes.map((type) => [type, readDonationType(type)])).toEqual([
    ['Spermdonor', 'sperm'],
    ['Eggdonor', 'egg'],
    ['sperm', 'sperm'],
    ['egg', 'egg'],
    ['unspecified', null],
  ])
  expect(donorKinds).toEqual(['sperm', 'egg'])
})
