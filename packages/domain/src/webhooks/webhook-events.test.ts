import { expect, it } from 'vitest'
import { fulfilmentStates, orderStates, paymentStates, refundStates } from '../vocabulary.ts'
import { nameEvent, webhookEvents } from './webhook-events.ts'

it('names an event after the machine and the state it came to', () => {
  expect(nameEvent('fulfilment', 'shipped')).toBe('fulfilment.shipped')
  expect(nameEvent('payment', 'pending')).toBeNull()
  expect(nameEvent('note', null)).toBeNull()
})

it('knows no state that its machine does not have', () => {
  const states: Readonly<Record<string, readonly string[]>> = {
    order: orderStates,
    payment: paymentStates,
    fulfilment: fulfilmentStates,
    refund: refundStates,
  }
  const strangers = webhookEvents.filter((event) => {
    const [machine = '', state = ''] = event.split('.')
    return machine in states && !states[machine]?.includes(state)
  })
  expect(strangers).toEqual([])
})
