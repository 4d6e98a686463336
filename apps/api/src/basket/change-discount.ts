import type { Basket } from '@kindred/contracts/basket'
import { ok, type Result } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { changeBasket, type Shopper } from './change-basket.ts'
import { presentBasket } from './present-basket.ts'

/**
 * BASK-24: the code is used for this basket from now on, instead of another. Asking again changes nothing. Codes are
 * written in capitals however they are typed. Refusals: `discount-unknown`, those of `checkDiscount`.
 */
export const addDiscount = (services: Services, shopper: Shopper, code: string): Promise<Result<Basket>> =>
  change(services, shopper, code.toUpperCase(), undefined)

/** BASK-25: the code is used no more; one that the basket does not have changes nothing. */
export const removeDiscount = (services: Services, shopper: Shopper, code: string): Promise<Result<Basket>> =>
  change(services, shopper, null, code.toUpperCase())

async function change(
  services: Services,
  shopper: Shopper,
  discountCode: string | null,
  onlyIf: string | undefined,
): Promise<Result<Basket>> {
  const changed = await changeBasket(services, shopper, [], {
    discount: { code: discountCode, onlyIf },
    isQuietWhenSame: true,
  })
  return changed.ok ? ok(presentBasket(changed.value.view, changed.value.plan.notes)) : changed
}
