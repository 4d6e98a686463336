import { describe, expect, it } from 'vitest'
import { type CheckoutTab, checkoutTabs, type LineHandlingType } from '../vocabulary.ts'
import { chooseReachableTab, listSteps, parseTabPath, printTabPath, selectTabs } from './steps.ts'

const linesOf = (...types: LineHandlingType[]) =>
  types.map((lineHandlingType) => ({ lineHandlingType, depositId: null }))

describe('checkout steps', () => {
  it('CHK-02 walks basket, reservation, information, shipping, summary, payment, numbered 1 to 6', () => {
    const steps = listSteps(linesOf('reservation', 'strawDelivery'), new Set())
    expect(steps.map((step) => [step.tab, step.number])).toEqual([
      ['basket', 1],
      ['reservation', 2],
      ['information', 3],
      ['shipping', 4],
      ['orderSummary', 5],
      ['payment', 6],
    ])
  })

  it('CHK-01 shows embryo and genetic matching right after the basket, without a number, only for such lines', () => {
    const steps = listSteps(linesOf('embryoShipping', 'geneticMatching'), new Set())
    expect(steps.slice(0, 3).map((step) => [step.tab, step.number, step.position])).toEqual([
      ['basket', 1, 1],
      ['embryo', null, null],
      ['geneticMatchingInformation', null, null],
    ])
    expect(selectTabs(linesOf('strawDelivery'))).toEqual([
      'basket',
      'information',
      'shipping',
      'orderSummary',
      'payment',
    ])
  })

  it('BASK-03 asks how an embryo from a deposit travels, not whether to keep it', () => {
    const embryo = { lineHandlingType: 'embryoShipping', depositId: 'one' } as const
    expect(selectTabs([embryo, { ...embryo, depositId: null, addedAutomatically: true }])).toEqual([
      'basket',
      'information',
      'shipping',
      'orderSummary',
      'payment',
    ])
  })

  it('leaves out shipping when nothing is shipped, and counts what is shown', () => {
    const steps = listSteps(linesOf('subscription'), new Set())
    expect(steps.map((step) => [step.tab, step.position])).toEqual([
      ['basket', 1],
      ['information', 2],
      ['orderSummary', 3],
      ['payment', 4],
    ])
  })

  it('opens a step only when those before are valid', () => {
    const done = new Set<CheckoutTab>(['basket', 'shipping'])
    const steps = listSteps(linesOf('strawDelivery'), done)
    expect(steps.filter((step) => step.isReachable).map((step) => step.tab)).toEqual([
      'basket',
      'information',
    ])
    expect(chooseReachableTab(steps, 'payment')).toBe('information')
    expect(chooseReachableTab(steps, 'basket')).toBe('basket')
    expect(chooseReachableTab(steps, 'embryo')).toBe('information')
  })

  it('opens nothing but the basket when it is empty', () => {
    const steps = listSteps([], new Set<CheckoutTab>(['basket']))
    expect(steps.filter((step) => step.isReachable).map((step) => step.tab)).toEqual(['basket'])
  })

  it('has a path for every tab', () => {
    expect(printTabPath('geneticMatchingInformation')).toBe('genetic-matching-information')
    for (const tab of checkoutTabs) expect(parseTabPath(printTabPath(tab))).toBe(tab)
    expect(parseTabPath('orderSummary')).toBeNull()
  })
})
