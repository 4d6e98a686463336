import type {
  CmvFinding,
  DonorKind,
  MotClass,
  QuotaUnit,
  ReleaseType,
  Standard,
  StrawType,
  Tier,
} from '@kindred/domain/vocabulary'

/** What one shop has of a donor in one form; `available` is unheld. */
export type StockRecord = {
  id: string
  shopCode: string
  strawType: StrawType | 'eggLot' | 'embryo'
  motClass: MotClass | 0
  volumeUl: number
  standards: Standard[]
  available: number
}

/** How many places of a donor are taken in a country and state; country `--` is the worldwide count. */
export type TakenRecord = {
  country: string
  state: string
  unit: QuotaUnit
  placeLimit: number
  taken: number
}

/** A donor with stock and quotas, as search and donor page read it. Carrier findings are not among it. */
export type DonorRecord = {
  id: string
  code: string
  alias: string
  kind: DonorKind
  releaseType: ReleaseType
  tier: Tier
  hairColour: string
  hairTexture: string | null
  eyeColour: string
  skinTone: string
  heightCm: number
  weightKg: number
  bloodType: string
  cmv: CmvFinding
  races: string[]
  ethnicities: string[]
  education: string
  occupation: string
  languages: string[]
  shippedFrom: string[]
  testedGenes: string[]
  hasAdultPhotos: boolean
  hasChildhoodPhotos: boolean
  hasAudio: boolean
  hasFaceMatching: boolean
  hasGeneticMatching: boolean
  hasReportedPregnancy: boolean
  isUponRequest: boolean
  isSiblingsOnly: boolean
  isBlocked: boolean
  isPublished: boolean
  nextAvailableMonth: string | null
  splash: string | null
  searchText: string
  worldwideLimit: number | null
  firstListedOn: string
  stock: StockRecord[]
  taken: TakenRecord[]
  /** The donor's own narrower limits by country. */
  ownLimits: Record<string, number>
}
