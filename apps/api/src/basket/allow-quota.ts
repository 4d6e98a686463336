import type { allowedToBuyQuotaSchema, quotaAnswerSchema } from '@kindred/contracts/quotas'
import { findUsablePlace } from '@kindred/domain/quotas/mandatory-quota'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { findBasket, readFacts } from './basket.store.ts'
import type { BasketRow } from './basket-rows.ts'
import { describeNewBasket, type Shopper, seeBasket } from './change-basket.ts'
import { explainItem } from './explain-line.ts'

/**
 * PREG-13: whether this customer may buy a place of a donor in a country, by the very rules of the basket. Refusals:
 * `unknown-shop`, `unknown-country`, `unknown-donor`.
 */
export async function allowQuota(
  services: Services,
  asked: Shopper,
  body: z.output<typeof allowedToBuyQuotaSchema>,
): Promise<Result<z.output<typeof quotaAnswerSchema>>> {
  const reference = services.reference()
  const shop = [...reference.shops.values()].find((one) => one.id === body.legalDepartmentGuid)
  if (!shop) return refuse('unknown-shop', 'There is no such shop.', { field: 'legalDepartmentGuid' })
  const wanted = body.treatmentCountry
  const country = [...reference.countries.values()].find((one) => one.code === wanted || one.id === wanted)
  if (!country) return refuse('unknown-country', 'There is no such country.', { field: 'treatmentCountry' })
  const shopper = { ...asked, shopCode: shop.code }
  const basket = (await findBasket(services.pool, shopper)) ?? makeNoBasket(services, shopper)
  const about = { stockItemIds: [], donorIds: [body.donor] }
  const facts = await readFacts(services.pool, basket, about, country.code, services.now())
  const donor = facts.donors.find((one) => one.id === body.donor)
  if (!donor) return refuse('unknown-donor', 'There is no such donor.', { field: 'donor' })
  const view = seeBasket(services, basket, facts, { country: country.code, state: asked.treatmentState })
  const reasons = explainItem(view, donor, null).map(({ code, data }) => ({ code, data: { ...data } }))
  if (view.rules.length === 0) reasons.push({ code: 'quota-not-sold-here', data: { country: country.code } })
  if (findUsablePlace(view.ownPlaces, donor.id, view.rules))
    reasons.push({ code: 'quota-place-owned-already', data: { donorId: donor.code, alias: donor.alias } })
  return ok({ allowed: reasons.length === 0, reasons })
}

/** A customer without an open basket is judged as with an empty one. */
function makeNoBasket(services: Services, shopper: Shopper): BasketRow {
  return {
    ...describeNewBasket(services, shopper),
    id: '00000000-0000-0000-0000-000000000000',
    shopCode: shopper.shopCode,
    customerId: shopper.customerId,
    version: 0,
    holdExpiresAt: null,
    holdRenewed: false,
    discountCode: null,
    updatedAt: services.now(),
  }
}
