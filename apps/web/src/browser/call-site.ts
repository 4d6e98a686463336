import { makeSend, type Send } from '@kindred/contracts/request'
import { openHabits } from './page-habits.ts'

/**
 * Calls of the browser that belong to no shop: the steps of a sign-in, of customers and of staff. A 401 is their own
 * answer to a wrong password, so it starts no other sign-in.
 */
export const callSite: Send = (path, call) =>
  makeSend('', () => ({}), { ...openHabits(), before: undefined, onUnauthorised: undefined })(path, call)
