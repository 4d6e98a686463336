import { describe, expect, it } from 'vitest'
import type { LineHandlingType } from '../vocabulary.ts'
import { codeOfMixture, findMixture } from './find-mixture.ts'

const line = (lineHandlingType: LineHandlingType, isNew = false, addedAutomatically = false) => ({
  lineHandlingType,
  isNew,
  addedAutomatically,
})
const added = (type: LineHandlingType) => line(type, true)

describe('what a basket may hold together', () => {
  it('BASK-07 names what was added: genetic matching, or an embryo', () => {
    expect(findMixture([line('strawDelivery'), added('geneticMatching')])).toBe('geneticMatching')
    expect(findMixture([line('embryoShipping'), added('geneticMatching')])).toBe('geneticMatching')
    expect(findMixture([line('strawDelivery'), added('embryoShipping')])).toBe('embryo')
    expect(findMixture([line('geneticMatching'), added('embryoStorage')])).toBe('embryo')
  })

  it('BASK-07 names what stood there before anything else came', () => {
    for (const type of [
      'strawDelivery',
      'reservation',
      'storageDelivery',
      'quota',
      'subscription',
    ] as const) {
      expect(findMixture([line('geneticMatching'), added(type)])).toBe('mixedWithGeneticMatching')
      expect(findMixture([line('embryoStorage'), added(type)])).toBe('mixedWithEmbryo')
    }
  })

  it('BASK-06 lets everything else stand together, and what the basket sets itself with anything', () => {
    expect(findMixture([line('strawDelivery'), added('quota'), added('subscription')])).toBeNull()
    expect(findMixture([line('embryoShipping'), added('embryoStorage')])).toBeNull()
    const fee = line('storageRenewalPeriod', true, true)
    expect(findMixture([line('embryoStorage'), fee, added('shipment')])).toBeNull()
  })

  it('BASK-06 does not take apart what stands together already', () => {
    expect(findMixture([line('geneticMatching'), line('strawDelivery')])).toBeNull()
  })

  it('BASK-06 refuses each conflict by the flag of its kind', () => {
    expect(codeOfMixture('mixedWithGeneticMatching')).toBe('showGeneticMatchingMismatchWarning')
    expect(codeOfMixture('embryo')).toBe('showEmbryoMismatchWarning')
  })
})
