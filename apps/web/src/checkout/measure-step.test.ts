import { checkoutTabs } from '@kindred/domain/vocabulary'
import { expect, it, vi } from 'vitest'
import { measure } from '../measurement/measure.ts'
import { measureStep } from './measure-step.ts'

vi.mock('../measurement/measure.ts', () => ({ measure: vi.fn() }))

const place = { locale: 'en-gb', shopCode: 'dk', visitorType: 'private' as const }

it('ANA-05 tells steps by their numbers, started as 1 and submitted as 2, and no tab without a number', () => {
  for (const tab of checkoutTabs) measureStep(place, tab, 'started')
  measureStep(place, 'payment', 'submitted')
  expect(vi.mocked(measure).mock.calls).toEqual([
    ...[1, 2, 3, 4, 6, 5].map((step) => [{ event: 'checkout', step, stage: 1 }, 'dk']),
    [{ event: 'checkout', step: 6, stage: 2 }, 'dk'],
  ])
})
