import { type CallHabits, makeSend } from '@kindred/contracts/request'
import { findBase } from '@kindred/contracts/service-bases'
import { readAnonymousBasketId } from './anonymous-basket.ts'
import { makeBrowserHabits } from './browser-habits.ts'
import { updateSessionFor } from './checkout-session.ts'
import { refetchSession } from './page-session.ts'
import { readWorld } from './world.ts'

/** One origin: every service answers behind the front door of the page itself. */
const bases = { bff: '' }

/**
 * Calls of the browser in one shop (API-02): the shop’s code always, the treatment country the page was made for, the
 * country of donation in its area, the visitor’s basket id when there is one.
 */
export const sendInShop = (shopCode: string) =>
  makeSend(
    (path) => findBase(path, bases),
    () => {
      const basketId = readAnonymousBasketId()
      const { treatmentCountry, treatmentState, donationCountry } = document.documentElement.dataset
      return {
        'x-shop-code': shopCode,
        ...(treatmentCountry ? { 'x-treatment-country': treatmentCountry } : {}),
        ...(treatmentState ? { 'x-treatment-state': treatmentState } : {}),
        ...(donationCountry ? { 'x-donation-country': donationCountry } : {}),
        ...(basketId ? { 'x-basket-id': basketId } : {}),
      }
    },
    openHabits(),
  )

let habits: CallHabits | undefined

/** One for all calls of a page: several that fail together say so once. */
function openHabits(): CallHabits {
  if (habits) return habits
  const world = readWorld()
  habits = {
    ...makeBrowserHabits({
      ...world,
      alert: (text) => window.alert(text),
      reload: () => location.reload(),
      maintenanceText: () => document.documentElement.dataset.maintenance ?? '',
      cookieNames: () => document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''),
      print: (line, data) => console.error(line, data),
    }),
    before: (path) => updateSessionFor(path, world, refetchSession),
  }
  return habits
}
