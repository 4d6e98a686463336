import type { Reference } from '@kindred/content/reference/reference.ts'
import type { DonorDetail } from '@kindred/contracts/donors'
import type { Principal } from '@kindred/contracts/principal'
import { matchLocale } from '@kindred/domain/location/match-locale'
import type { RequestContext } from '../front-door/request-types.ts'
import { countHeldPlaces } from '../quotas/count-held-places.ts'
import type { Services } from '../services.ts'
import { findDonorId, readCarrierGenes, readDonors } from './donor.store.ts'
import { drawCard } from './draw-card.ts'
import { judgeDonor, noTies } from './judge-donor.ts'
import { listFamilyPlaces } from './list-family-places.ts'
import { listLocked } from './list-locked.ts'
import { openMarket } from './market.ts'
import { pricePlace } from './price-place.ts'
import { readProfile } from './profile.store.ts'
import { readTies } from './read-ties.ts'

/**
 * The donor page's data (DON-08), from the database itself. A donor that the law of the country hides from lists can be
 * looked at, with every reason; one that is blocked, not listed in the shop, or only for siblings of others is not found.
 * Carrier findings are for signed-in customers only.
 */
export async function showDonor(
  services: Services,
  asked: { code: string; context: RequestContext; principal: Principal },
): Promise<DonorDetail | null> {
  const { pool, reference, now } = services
  const { context, principal } = asked
  const id = await findDonorId(pool, asked.code)
  const [donor] = id ? await readDonors(pool, [id]) : []
  if (!donor) return null
  const customer = principal.kind === 'customer' ? principal : null
  const market = openMarket(
    { ...context, customerType: customer?.clientType ?? 'private' },
    reference(),
    now(),
  )
  const ties = customer
    ? ((await readTies(services, customer.customerId, market.rules)).get(donor.id) ?? noTies)
    : noTies
  const judged = judgeDonor(donor, market, ties)
  if (!judged.visible && !judged.isHiddenByLaw) return null

  const { country, countryRule } = market
  const [profile, held, carrierGenes] = await Promise.all([
    readProfile(pool, donor.code, matchLocale(context.language) ?? 'en-GB'),
    country ? countHeldPlaces(pool, donor.id, country.code, market.state) : 0,
    customer ? readCarrierGenes(pool, donor.id) : [],
  ])
  return {
    ...drawCard(donor, judged, market),
    ...profile,
    occupation: donor.occupation,
    languages: donor.languages,
    cmv: donor.cmv,
    donatingSince: donor.firstListedOn,
    pregnancyReported: donor.hasReportedPregnancy,
    familyPlaces: listFamilyPlaces(donor, judged, market, held),
    ...pricePlace(reference(), market, donor.releaseType),
    quotaMandatory: market.rules.some((rule) => rule.isMandatory),
    ownsPlace: ties.hasPlace,
    rule: countryRule && {
      country: countryRule.countryCode,
      regime: countryRule.regime,
      ...countryRule.proofs.regime,
      homeDelivery: { isAllowed: countryRule.isHomeDeliveryAllowed, ...countryRule.proofs.homeDelivery },
    },
    testedGenes: customer ? nameGenes(donor.testedGenes, carrierGenes, reference()) : [],
    locked: listLocked(donor, customer !== null),
  }
}

function nameGenes(
  tested: readonly string[],
  carriers: readonly string[],
  { genes }: Reference,
): DonorDetail['testedGenes'] {
  return tested.map((gene) => ({
    gene,
    condition: genes.find((one) => one.gene === gene)?.condition ?? gene,
    isCarrier: carriers.includes(gene),
  }))
}
