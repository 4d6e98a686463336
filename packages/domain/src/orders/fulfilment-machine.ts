import type { FulfilmentState } from '../vocabulary.ts'
import type { Machine } from './machine.ts'

export type FulfilmentEvent = 'pick' | 'putBack' | 'ship' | 'deliver' | 'return'

/** Domain rules 6. What has left the bank never goes back to stock, so a return is an end (21 CFR 1271). */
export const fulfilmentMachine: Machine<FulfilmentState, FulfilmentEvent> = {
  name: 'fulfilment',
  initial: 'waiting',
  final: ['delivered', 'returned'],
  transitions: {
    waiting: { pick: 'picked' },
    picked: { putBack: 'waiting', ship: 'shipped' },
    shipped: { deliver: 'delivered', return: 'returned' },
    delivered: { return: 'returned' },
    returned: {},
  },
}
