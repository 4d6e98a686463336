import type { DonorRecord } from '../donors/donor-record.ts'

const yesNo = (value: boolean) => [value ? 'true' : 'false']

/** The filters that ask for one or more values of a donor, the same in every market. */
export const donorTraits = {
  releaseType: (donor: DonorRecord) => [donor.releaseType],
  tier: (donor: DonorRecord) => [donor.tier],
  hairColour: (donor: DonorRecord) => [donor.hairColour],
  eyeColour: (donor: DonorRecord) => [donor.eyeColour],
  bloodType: (donor: DonorRecord) => [donor.bloodType],
  races: (donor: DonorRecord) => donor.races,
  ethnicities: (donor: DonorRecord) => donor.ethnicities,
  skinTone: (donor: DonorRecord) => [donor.skinTone],
  education: (donor: DonorRecord) => [donor.education],
  occupation: (donor: DonorRecord) => [donor.occupation],
  languages: (donor: DonorRecord) => donor.languages,
  shippedFrom: (donor: DonorRecord) => donor.shippedFrom,
  cmv: (donor: DonorRecord) => [donor.cmv],
  testedGenes: (donor: DonorRecord) => donor.testedGenes,
  pregnanciesReported: (donor: DonorRecord) => yesNo(donor.hasReportedPregnancy),
  adultPhotos: (donor: DonorRecord) => yesNo(donor.hasAdultPhotos),
  audio: (donor: DonorRecord) => yesNo(donor.hasAudio),
  geneticMatching: (donor: DonorRecord) => yesNo(donor.hasGeneticMatching),
  faceMatching: (donor: DonorRecord) => yesNo(donor.hasFaceMatching),
} as const

export type DonorTrait = keyof typeof donorTraits
export const donorTraitNames = Object.keys(donorTraits) as DonorTrait[]

/** What the keyword is looked for in. */
export function keywordText(donor: DonorRecord): string {
  return `${donor.code} ${donor.alias} ${donor.occupation} ${donor.searchText}`
}
