import { describe, expect, it } from 'vitest'
import { lineHandlingTypes, productKinds } from '../vocabulary.ts'
import { findHandling, productsOfHandling } from './kinds-of-line.ts'

describe('kinds of lines', () => {
  it('BASK-02 BASK-03 has a way of handling for every product, and products for every way of handling', () => {
    const paired = Object.values(productsOfHandling).flat()
    expect([...paired].sort()).toEqual([...productKinds].sort())
    expect(Object.keys(productsOfHandling).sort()).toEqual([...lineHandlingTypes].sort())
  })

  it('BASK-02 finds the handling of a product', () => {
    expect(findHandling('strawEmbryo')).toBe('embryoShipping')
    expect(findHandling('shipmentInbound')).toBe('shipment')
    expect(findHandling('standalonePaymentProduct')).toBe('others')
  })
})
