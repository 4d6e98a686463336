import type {
  BloodType,
  Education,
  Ethnicity,
  EyeColour,
  HairColour,
  HairTexture,
  Occupation,
  Race,
  SkinTone,
  SplashLabel,
} from '@kindred/domain/donors/traits'
import type { CmvFinding, DonorKind, ReleaseType, ShopCode, Tier } from '@kindred/domain/vocabulary'
import type { RegionName } from './regions.ts'

/** How easily something of this donor can be had at present. */
export type Availability =
  | 'active'
  | 'temporarilySoldOut'
  | 'soldOut'
  | 'uponRequest'
  | 'siblingsOnly'
  | 'blocked'

/** An invented donor: what goes into `shop.donor`, and what the rest of the donor's world is drawn from. */
export interface DemoDonor {
  position: number
  id: string
  code: string
  alias: string
  kind: DonorKind
  releaseType: ReleaseType
  profileTier: Tier
  hairColour: HairColour
  hairTexture: HairTexture
  eyeColour: EyeColour
  skinTone: SkinTone
  heightCm: number
  weightKg: number
  bloodType: BloodType
  cmv: CmvFinding
  races: Race[]
  ethnicities: Ethnicity[]
  education: Education
  occupation: Occupation
  languages: string[]
  testedGenes: string[]
  carrierGenes: string[]
  hasAdultPhotos: boolean
  hasChildhoodPhotos: boolean
  hasAudio: boolean
  hasFaceMatching: boolean
  hasGeneticMatching: boolean
  hasReportedPregnancy: boolean
  worldwideLimit: number | null
  firstListedOn: string
  nextAvailableMonth: string | null
  splash: SplashLabel | null
  /** The bank the donor goes to. */
  home: ShopCode
  region: RegionName
  age: number
  availability: Availability
  /** 0 to 1: how many families have chosen this donor, as far as their limits let them. */
  popularity: number
}
