import type { DonorCard } from '@kindred/contracts/donors'
import type { DonorRecord } from './donor-record.ts'
import type { DonorJudgement } from './judge-donor.ts'
import type { Market } from './market.ts'
import { portraitUrl } from './portrait-url.ts'

/** The card of DON-01. It is the same for every visitor of a market: nothing personal is on it. */
export function drawCard(donor: DonorRecord, judged: DonorJudgement, market: Market): DonorCard {
  return {
    donorGuid: donor.id,
    donorId: donor.code,
    name: donor.alias,
    type: donor.releaseType,
    kind: donor.kind,
    profile: donor.tier,
    hairColor: donor.hairColour,
    hairTexture: donor.hairTexture,
    eyeColor: donor.eyeColour,
    skinTone: donor.skinTone,
    heightCm: donor.heightCm,
    weightKg: donor.weightKg,
    bloodType: donor.bloodType,
    races: donor.races,
    ethnicities: donor.ethnicities,
    education: donor.education,
    hasAdultPhotos: donor.hasAdultPhotos,
    hasAudio: donor.hasAudio,
    geneticMatching: donor.hasGeneticMatching && market.shop.isGeneticMatchingEnabled,
    hasFaceMatching: donor.hasFaceMatching && market.shop.isFaceMatchingEnabled,
    faceMatchingScore: null,
    shippedFrom: donor.shippedFrom,
    uponRequest: donor.isUponRequest,
    splash: donor.splash,
    portraitUrl: portraitUrl(donor),
    profilePhotoUrl: null,
    standing: judged.standing,
    nextAvailableMonth: judged.nextAvailableMonth,
    offered: judged.offered,
    reasons: judged.reasons.map(({ code, data }) => ({ code, data: { ...data } })),
    stock: judged.stock.map((item) => ({
      stockItemId: item.id,
      strawType: item.strawType,
      motClass: item.motClass,
      volumeUl: item.volumeUl,
      standards: item.standards,
      available: Math.max(0, item.available),
      price: market.findPrice(donor, item),
    })),
    fromPrice: judged.fromPrice,
  }
}
