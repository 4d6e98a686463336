import {
  type BloodType,
  bloodTypes,
  type Education,
  type Ethnicity,
  type EyeColour,
  educations,
  ethnicities,
  eyeColours,
  type HairColour,
  hairColours,
  type Occupation,
  occupations,
  type Race,
  races,
  type SkinTone,
  skinTones,
} from '../donors/traits.ts'
import {
  type DonorKind,
  donorKinds,
  type MotClass,
  motClasses,
  type ReleaseType,
  releaseTypes,
  type Standing,
  type StrawType,
  standings,
  strawTypes,
  type Tier,
  tiers,
} from '../vocabulary.ts'

export const cmvStatuses = ['negative', 'positive'] as const
export type CmvStatus = (typeof cmvStatuses)[number]

/** Whether a donor must have all chosen values of a filter, where one of them is enough elsewhere. */
export const isNeededWhole = (field: string): boolean => field === 'testedGenes'

/**
 * What a donor search asks for. Fields narrow together; the values of one list widen (brown or black hair), except
 * `testedGenes`: a couple that carries two genes asks for a donor tested for both. Heights in cm, weights in kg. An absent field asks
 * nothing. Genetic findings are never a filter, only what was tested.
 */
export type DonorFilter = {
  readonly kind?: DonorKind
  readonly releaseType?: readonly ReleaseType[]
  readonly tier?: readonly Tier[]
  readonly hairColour?: readonly HairColour[]
  readonly eyeColour?: readonly EyeColour[]
  readonly heightMin?: number
  readonly heightMax?: number
  readonly weightMin?: number
  readonly weightMax?: number
  readonly bloodType?: readonly BloodType[]
  readonly races?: readonly Race[]
  readonly ethnicities?: readonly Ethnicity[]
  readonly skinTone?: readonly SkinTone[]
  readonly education?: readonly Education[]
  readonly occupation?: readonly Occupation[]
  /** ISO 639-1 */
  readonly languages?: readonly string[]
  readonly strawType?: readonly StrawType[]
  readonly motMin?: MotClass
  /** Straws, lots or embryos that can be bought now. */
  readonly stockMin?: number
  /** ISO 3166 alpha-2 */
  readonly shippedFrom?: readonly string[]
  /** A place is left in the treatment country. */
  readonly freeQuotaPlace?: boolean
  readonly cmv?: CmvStatus
  /** Gene symbols the donor was tested for. */
  readonly testedGenes?: readonly string[]
  readonly pregnanciesReported?: boolean
  readonly adultPhotos?: boolean
  readonly audio?: boolean
  /** The donor agreed to be compared with customers' faces. */
  readonly faceMatching?: boolean
  readonly standing?: readonly Standing[]
  /** Free text, at most 100 characters. */
  readonly keyword?: string
}

export type DonorFilterField = keyof DonorFilter

/** How one field is read from the texts of a query; undefined when nothing usable is there. */
type Reader = (texts: readonly string[]) => DonorFilter[DonorFilterField] | undefined

/** Every field with its reader, in the canonical order of the address. */
const readers: Readonly<Record<DonorFilterField, Reader>> = {
  kind: readOne(donorKinds),
  releaseType: readMany(releaseTypes),
  tier: readMany(tiers),
  standing: readMany(standings),
  hairColour: readMany(hairColours),
  eyeColour: readMany(eyeColours),
  skinTone: readMany(skinTones),
  heightMin: readWhole(50, 250),
  heightMax: readWhole(50, 250),
  weightMin: readWhole(30, 300),
  weightMax: readWhole(30, 300),
  bloodType: readMany(bloodTypes),
  races: readMany(races),
  ethnicities: readMany(ethnicities),
  education: readMany(educations),
  occupation: readMany(occupations),
  languages: readCodes(/^[a-z]{2}$/),
  strawType: readMany(strawTypes),
  motMin: (texts) => motClasses.find((mot) => String(mot) === texts[0]),
  stockMin: readWhole(1, 1000),
  shippedFrom: readCodes(/^[A-Z]{2}$/),
  freeQuotaPlace: readYesNo,
  cmv: readOne(cmvStatuses),
  testedGenes: readCodes(/^[A-Z][A-Z0-9-]{1,14}$/),
  pregnanciesReported: readYesNo,
  adultPhotos: readYesNo,
  audio: readYesNo,
  faceMatching: readYesNo,
  keyword: readKeyword,
}

export const donorFilterFields = Object.keys(readers) as readonly DonorFilterField[]

/**
 * Reads a filter from a URL query, with or without `?`. Lists are written with commas or by repeating the name (as a form
 * without scripts does). Unknown names and values are left out, so that an old or tampered link still shows a list.
 */
export function parseDonorFilter(query: string): DonorFilter {
  const parameters = new URLSearchParams(query)
  const filter: Partial<Record<DonorFilterField, unknown>> = {}
  for (const field of donorFilterFields) {
    const texts = parameters.getAll(field).filter((text) => text !== '')
    const value = texts.length > 0 ? readers[field](texts) : undefined
    if (value !== undefined) filter[field] = value
  }
  return filter as DonorFilter
}

/**
 * The query of a filter without `?`, in one canonical order, so that equal filters have equal addresses and cache keys.
 * `parseDonorFilter` reads back exactly what was written.
 */
export function printDonorFilter(filter: DonorFilter): string {
  return donorFilterFields
    .flatMap((field) => {
      const text = printValue(filter[field])
      return text === '' ? [] : [`${field}=${text}`]
    })
    .join('&')
}

/** The canonical form of a filter: known values only, in order, no empty lists. */
export function normaliseDonorFilter(filter: DonorFilter): DonorFilter {
  return parseDonorFilter(printDonorFilter(filter))
}

/** How many fields ask something, for the number beside "Filters". */
export function countActiveFields(filter: DonorFilter): number {
  return Object.keys(normaliseDonorFilter(filter)).length
}

/** The filter without one value of a list, or without the whole field, as a chip's cross does. */
export function removeFromFilter(filter: DonorFilter, field: DonorFilterField, value?: string): DonorFilter {
  const { [field]: current, ...rest } = filter
  if (value === undefined || !Array.isArray(current)) return rest
  const left = current.filter((one: string) => one !== value)
  return left.length === 0 ? rest : { ...rest, [field]: left }
}

function printValue(value: DonorFilter[DonorFilterField]): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return encodePart(String(value))
  return value.map(encodePart).join(',')
}

/** A lone half of a surrogate pair cannot stand in an address and would throw. */
function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
}

function readOne<T extends string>(list: readonly T[]) {
  return (texts: readonly string[]): T | undefined => list.find((one) => one === texts[0])
}

/** Members of a list in the order of the list, once each. */
function readMany<T extends string>(list: readonly T[]) {
  return (texts: readonly string[]): T[] | undefined => {
    const asked = new Set(splitList(texts))
    const found = list.filter((one) => asked.has(one))
    return found.length > 0 ? found : undefined
  }
}

/** Codes of an open list, sorted, once each, at most fifty. */
function readCodes(pattern: RegExp) {
  return (texts: readonly string[]): string[] | undefined => {
    const found = [...new Set(splitList(texts))].filter((one) => pattern.test(one)).sort()
    return found.length > 0 ? found.slice(0, 50) : undefined
  }
}

function readWhole(min: number, max: number) {
  return (texts: readonly string[]): number | undefined => {
    const text = texts[0] ?? ''
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? value : undefined
  }
}

function readYesNo(texts: readonly string[]): boolean | undefined {
  return texts[0] === 'yes' ? true : texts[0] === 'no' ? false : undefined
}

/** What nobody types, and what turns the direction of the text around it, is a space. */
const noSign = /[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu
const longestKeyword = 100

function readKeyword(texts: readonly string[]): string | undefined {
  let text = (texts[0] ?? '').replace(noSign, ' ').trim().slice(0, longestKeyword)
  // No half of a surrogate pair is left at the cut.
  if (/[\uD800-\uDBFF]$/.test(text)) text = text.slice(0, -1)
  text = text.trim()
  return text === '' ? undefined : text
}

function splitList(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(','))
}
