import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fulfilmentMachine } from './fulfilment-machine.ts'
import { type Machine, moveState } from './machine.ts'
import { orderMachine } from './order-machine.ts'
import { type PaymentEvent, paymentMachine } from './payment-machine.ts'
import { refundMachine } from './refund-machine.ts'
import { validateMachine } from './validate-machine.ts'

describe('state machines', () => {
  it('are sound: every state is reached and has a way out or is final', () => {
    expect(validateMachine(orderMachine)).toEqual([])
    expect(validateMachine(paymentMachine)).toEqual([])
    expect(validateMachine(fulfilmentMachine)).toEqual([])
    expect(validateMachine(refundMachine)).toEqual([])
  })

  it('are refused with an island, a dead end or an unknown target', () => {
    const broken: Machine<'a' | 'b' | 'c', 'go'> = {
      name: 'broken',
      initial: 'a',
      final: [],
      transitions: { a: { go: 'b' }, b: {}, c: { go: 'd' as 'a' } },
    }
    expect(validateMachine(broken)).toEqual(['broken: b has no way out', 'broken: nothing leads to c'])
    const lost = {
      ...broken,
      final: ['b', 'c'] as const,
      transitions: { ...broken.transitions, b: { go: 'c' as const } },
    }
    expect(validateMachine(lost)).toEqual(['broken: c leads to unknown d'])
  })

  it('take money once, however often the event comes', () => {
    const once = moveState(paymentMachine, 'pending', 'capture')
    expect(once).toEqual({ ok: true, value: 'paid' })
    expect(moveState(paymentMachine, 'paid', 'capture')).toMatchObject({
      error: {
        code: 'transition-not-allowed',
        data: { machine: 'payment', state: 'paid', event: 'capture' },
      },
    })
  })

  it('never lead from paid back to unpaid', () => {
    const events: PaymentEvent[] = [
      'begin',
      'authorise',
      'capture',
      'fail',
      'invoice',
      'settle',
      'void',
      'refundPart',
      'dispute',
      'win',
      'winRest',
      'lose',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (list) => {
        let state = 'paid' as keyof typeof paymentMachine.transitions
        for (const event of list) {
          const moved = moveState(paymentMachine, state, event)
          if (moved.ok) state = moved.value
        }
        expect(['paid', 'partlyRefunded', 'refunded', 'disputed', 'chargedBack']).toContain(state)
      }),
    )
  })
})
