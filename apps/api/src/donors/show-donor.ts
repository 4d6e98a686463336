import type { DonorDetail } from '@kindred/contracts/donors'
import type { Principal } from '@kindred/contracts/principal'
import { maySeePart } from '@kindred/domain/donors/profile-access'
import { matchLocale } from '@kindred/domain/location/match-locale'
import { readFaceScores } from '../face-matching/read-face-scores.ts'
import { readClientType } from '../front-door/read-client-type.ts'
import type { RequestContext } from '../front-door/request-types.ts'
import { countHeldPlaces } from '../quotas/count-held-places.ts'
import type { Services } from '../services.ts'
import { describeGenes } from './describe-genes.ts'
import { readCarrierGenes } from './donor.store.ts'
import { drawCard } from './draw-card.ts'
import { findDonor } from './find-donor.ts'
import { findReader } from './find-reader.ts'
import { judgeDonor, noTies } from './judge-donor.ts'
import { listFamilyPlaces } from './list-family-places.ts'
import { listPeriods, listShipping } from './list-shipping.ts'
import { openMarket } from './market.ts'
import { listMedia, type MediaRow } from './media/donor-media.store.ts'
import { type Lending, startLending } from './media/lend-media.ts'
import { presentParts } from './present-parts.ts'
import { pricePlace } from './price-place.ts'
import { readProfile } from './profile.store.ts'
import { readTies } from './read-ties.ts'

/** A profile as one reader is given it; `lending` says whose the addresses in it are, `media` what they lead to. */
export type ShownDonor = { detail: DonorDetail; lending: Lending | null; media: MediaRow[] }

/**
 * The donor page's data (DON-08), from the database itself. A donor that the law of the country hides from lists can be
 * looked at, with every reason; one that is blocked, not listed in the shop, or only for siblings of others is not found.
 * What the reader may not see (`profile-access`) is not read for them, or not in the answer.
 */
export async function showDonor(
  services: Services,
  asked: { code: string; context: RequestContext; principal: Principal },
): Promise<ShownDonor | null> {
  const { pool, reference, now } = services
  const { context, principal } = asked
  const donor = await findDonor(services, asked.code)
  if (!donor) return null
  const { customer, reader } = await findReader(services, principal)
  const market = openMarket({ ...context, customerType: readClientType(asked) }, reference(), now())
  const ties = customer
    ? ((await readTies(services, customer.customerId, market.rules)).get(donor.id) ?? noTies)
    : noTies
  const judged = judgeDonor(donor, market, ties)
  if (!judged.visible && !judged.isHiddenByLaw) return null

  const { country, countryRule } = market
  const showsGenes = maySeePart('geneticTests', donor.tier, reader)
  const [profile, held, carrierGenes, media, scores] = await Promise.all([
    readProfile(pool, donor.code, matchLocale(context.language) ?? 'en-GB'),
    country ? countHeldPlaces(pool, donor.id, country.code, market.state) : 0,
    showsGenes ? readCarrierGenes(pool, donor.id) : [],
    listMedia(pool, [donor.id]),
    readFaceScores(services, { principal, context, donorIds: [donor.id] }),
  ])
  const lending = customer ? startLending(services, customer) : null
  const parts = presentParts(donor, profile, media, { reader, lend: lending?.lend ?? (() => '') })
  const isLent = parts.photos.length > 0 || parts.audio !== null || parts.handwriting !== null
  const detail: DonorDetail = {
    ...drawCard(donor, judged, market, { media, reader, lend: lending?.lend }),
    ...parts,
    faceMatchingScore: scores.get(donor.id) ?? null,
    motto: profile.motto,
    description: profile.description,
    healthHistory: profile.healthHistory,
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
    testedGenes: showsGenes ? describeGenes(donor, carrierGenes, reference()) : [],
    addressesEndAt: lending && isLent ? new Date(lending.expires).toISOString() : null,
    shipping: listShipping(reference(), market),
    reader,
    subscriptions: listPeriods(reference(), market, 'subscription'),
    reservations: listPeriods(reference(), market, 'reservation'),
  }
  return { detail, lending: isLent ? lending : null, media }
}
