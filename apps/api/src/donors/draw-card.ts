import type { DonorCard } from '@kindred/contracts/donors'
import { chooseProfilePhoto } from '@kindred/domain/donors/choose-profile-photo'
import type { ProfileReader } from '@kindred/domain/donors/profile-access'
import type { DonorMediaKind } from '@kindred/domain/vocabulary'
import type { DonorRecord } from './donor-record.ts'
import type { DonorJudgement } from './judge-donor.ts'
import type { Market } from './market.ts'
import type { MediaRow } from './media/donor-media.store.ts'
import { portraitUrl } from './portrait-url.ts'

/** For whom a card is drawn: the photograph they may see leads to its bytes for a short while. */
type CardReader = {
  media: readonly MediaRow[]
  reader: ProfileReader
  lend: ((id: string) => string) | undefined
}

/** The card of DON-01. Without a reader it is the same for every visitor of a market: nothing personal is on it. */
export function drawCard(
  donor: DonorRecord,
  judged: DonorJudgement,
  market: Market,
  whom?: CardReader,
): DonorCard {
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
    profilePhotoUrl: whom ? findPhoto(donor, whom) : null,
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

/** DON-03 */
function findPhoto({ id, tier }: DonorRecord, { media, reader, lend }: CardReader): string | null {
  const photos = media.flatMap((row) =>
    row.donorId === id && isPhoto(row.kind) ? [{ ...row, kind: row.kind }] : [],
  )
  const photo = chooseProfilePhoto(photos, tier, reader)
  return photo && lend ? lend(photo.id) : null
}

function isPhoto(kind: DonorMediaKind): kind is 'childhoodPhoto' | 'adultPhoto' {
  return kind === 'childhoodPhoto' || kind === 'adultPhoto'
}
