import type { OfferReasonCode } from '@kindred/domain/donors/explain-offer'
import type { DonorRecord } from '../donors/donor-record.ts'
import { judgeDonor, noTies } from '../donors/judge-donor.ts'
import { openMarket } from '../donors/market.ts'
import { readTies } from '../donors/read-ties.ts'
import type { Services } from '../services.ts'

/** From where somebody waits, and for what. */
export type WaitingPlace = {
  customerId: string
  shopCode: string
  treatmentCountry: string | null
  treatmentState: string
  strawType: string
}

/**
 * How a donor stands for somebody who waits: why not offered, and how many straws of the type they could buy now, by the
 * same judgement as card and basket. Who buys makes no difference to that, only to the price.
 */
export async function judgeWaiting(
  services: Services,
  donor: DonorRecord,
  { customerId, strawType, ...place }: WaitingPlace,
): Promise<{ reasons: OfferReasonCode[]; available: number }> {
  const market = openMarket({ ...place, customerType: 'private' }, services.reference(), services.now())
  const ties = await readTies(services, customerId, market.rules)
  const { stock, reasons } = judgeDonor(donor, market, ties.get(donor.id) ?? noTies)
  return {
    reasons: reasons.map(({ code }) => code),
    available: stock
      .filter((item) => item.strawType === strawType)
      .reduce((sum, item) => sum + Math.max(0, item.available), 0),
  }
}
