import { makeSend } from '@kindred/contracts/request'
import { findBase } from '@kindred/contracts/service-bases'
import { readAnonymousBasketId } from './anonymous-basket.ts'
import { openHabits } from './page-habits.ts'

/** One origin: every service answers behind the front door of the page itself. */
const bases = { bff: '' }

/**
 * Calls of the browser in one shop (API-02): the shop’s code always, the treatment country and the type of visitor the page
 * was made for, the country of donation in its area, the visitor’s basket id when there is one.
 */
export const sendInShop = (shopCode: string) =>
  makeSend(
    (path) => findBase(path, bases),
    () => {
      const basketId = readAnonymousBasketId()
      const { treatmentCountry, treatmentState, visitorType, donationCountry } =
        document.documentElement.dataset
      return {
        'x-shop-code': shopCode,
        ...(treatmentCountry ? { 'x-treatment-country': treatmentCountry } : {}),
        ...(treatmentState ? { 'x-treatment-state': treatmentState } : {}),
        ...(visitorType ? { 'x-visitor-type': visitorType } : {}),
        ...(donationCountry ? { 'x-donation-country': donationCountry } : {}),
        ...(basketId ? { 'x-basket-id': basketId } : {}),
      }
    },
    openHabits(),
  )
