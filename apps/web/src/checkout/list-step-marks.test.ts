import { listSteps } from '@kindred/domain/checkout/steps'
import type { CheckoutTab, LineHandlingType } from '@kindred/domain/vocabulary'
import { numberSteps } from '@kindred/ui/steps/number-steps'
import { expect, it } from 'vitest'
import { listStepMarks } from './list-step-marks.ts'

const words = {
  name: (tab: CheckoutTab) => tab as string,
  notNeeded: (title: string) => `${title} not needed`,
  href: (tab: CheckoutTab) => `/${tab}`,
}

function mark(types: LineHandlingType[], done: CheckoutTab[], current: CheckoutTab) {
  const lines = types.map((lineHandlingType) => ({ lineHandlingType, depositId: null }))
  const steps = listSteps(lines, new Set(done)).map((step) => ({
    tab: step.tab,
    state: !step.isReachable ? ('closed' as const) : step.isDone ? ('done' as const) : ('open' as const),
  }))
  return numberSteps(listStepMarks(steps, current, words))
}

it('CHK-02 keeps the six numbers in place when an order needs no reservation', () => {
  const marks = mark(['strawDelivery'], ['basket'], 'information')
  expect(marks.map(({ title, number, state }) => [number, title, state])).toEqual([
    [1, 'basket', 'done'],
    [2, 'reservation not needed', 'next'],
    [3, 'information', 'now'],
    [4, 'shipping', 'next'],
    [5, 'orderSummary', 'next'],
    [6, 'payment', 'next'],
  ])
})

it('CHK-01 shows the genetic matching tab without a number only when such a line is in the basket', () => {
  const marks = mark(['geneticMatching'], ['basket', 'geneticMatchingInformation'], 'information')
  expect(marks[1]).toMatchObject({ title: 'geneticMatchingInformation', isExtra: true, state: 'done' })
  expect(marks[1]?.number).toBeUndefined()
})

it('CHK-02 leads only to steps that can be opened', () => {
  const marks = mark(['reservation'], ['basket', 'reservation'], 'information')
  expect(marks.filter((step) => step.href).map((step) => step.href)).toEqual(['/basket', '/reservation'])
})
