import type { BloodType, Ethnicity, Race } from '@kindred/domain/donors/traits'
import type { ReleaseType, ShopCode, Tier } from '@kindred/domain/vocabulary'
import { daysBefore, daysBetween, demoDay } from '../demo-day.ts'
import { type Random, startRandom, type Weights } from '../random.ts'
import type { Availability, DemoDonor } from './donor.ts'
import { drawWork } from './draw-work.ts'
import { drawGenes } from './genes.ts'
import { namedDonors, numberDonor } from './named-donors.ts'
import type { BloodShares, Region } from './region.ts'
import { regions, regionsByHome } from './regions.ts'

const spermHomes: Weights<ShopCode> = { dk: 66, usa: 18, de: 9, uk: 7 }
/** No eggs are given in Germany: its law does not allow it. */
const eggHomes: Weights<ShopCode> = { dk: 58, usa: 32, uk: 10 }
const tiers: Weights<Tier> = { Basic: 38, Extended: 57, Exclusive: 5 }
const availabilities: Weights<Availability> = {
  active: 805,
  temporarilySoldOut: 70,
  soldOut: 55,
  uponRequest: 33,
  siblingsOnly: 33,
  blocked: 4,
}

/** One donor in sixteen gives eggs: 200 of 3,200. */
function isEggPosition(position: number): boolean {
  return position % 16 === 15
}

/**
 * The donor at a position of the demo world. A donor depends on its position alone, so the first 3,200 of a world of
 * 100,000 are those of the small one. Everything in it is invented; no donor has a legal name or a birth date.
 */
export function generateDonor(position: number): DemoDonor {
  const random = startRandom('donor', position)
  const named = namedDonors[position]
  const kind = isEggPosition(position) ? 'egg' : 'sperm'
  const home = named?.home ?? (named ? 'dk' : random.weighted(kind === 'egg' ? eggHomes : spermHomes))
  const regionName = named?.region ?? random.weighted(regionsByHome[home])
  const region = regions[regionName]
  const other = random.chance(0.08) ? regions[random.weighted(regionsByHome[home])] : region
  const ethnicities = drawEthnicities(random, region, other)
  const age = random.int(kind === 'egg' ? 20 : 19, kind === 'egg' ? 33 : 42)
  const body = drawBody(random, region, kind === 'egg')
  const profileTier = named?.profileTier ?? random.weighted(tiers)
  const isOpen = profileTier !== 'Basic'
  const hasAdultPhotos = isOpen && random.chance(profileTier === 'Exclusive' ? 1 : 0.72)
  const firstListedOn = named?.firstListedOn ?? drawFirstListing(random, age)
  const hasWidePanel = named !== undefined || firstListedOn >= '2021-04-15' || random.chance(0.35)
  const availability = named ? 'active' : random.weighted(availabilities)
  const popularity = drawPopularity(random, firstListedOn, availability)
  const releaseType = drawReleaseType(random, home)

  const drawn: DemoDonor = {
    position,
    id: random.uuid(),
    code: named?.code ?? numberDonor(position),
    alias: random.pick(region.names[kind === 'egg' ? 'female' : 'male'].split(' ')),
    kind,
    releaseType,
    profileTier,
    ...drawLooks(random, region, other),
    ...body,
    bloodType: drawBloodType(random, region.blood),
    cmv: random.chance(0.03) ? 'unknown' : random.chance(region.cmvPositive) ? 'positive' : 'negative',
    races: [...new Set<Race>([region.race, other.race])],
    ethnicities,
    ...drawWork(random, age),
    languages: drawLanguages(random, region, ethnicities, home),
    ...drawGenes(random, { isEgg: kind === 'egg', population: region.population, hasWidePanel }),
    hasAdultPhotos,
    hasChildhoodPhotos: isOpen && random.chance(0.85),
    hasAudio: isOpen && random.chance(0.6),
    hasFaceMatching: hasAdultPhotos && random.chance(0.7),
    hasGeneticMatching: hasWidePanel,
    hasReportedPregnancy: popularity > 0.06 && random.chance(0.95),
    worldwideLimit: random.chance(0.12) ? 25 : random.chance(0.45) ? 75 : null,
    firstListedOn,
    nextAvailableMonth:
      availability === 'temporarilySoldOut' && random.chance(0.85)
        ? daysBefore(-30 * random.int(1, 8)).slice(0, 7)
        : null,
    splash: null,
    home,
    region: regionName,
    age,
    availability,
    popularity,
  }
  return { ...drawn, ...named }
}

function drawEthnicities(random: Random, region: Region, other: Region): Ethnicity[] {
  const first = random.weighted(region.ethnicities)
  if (other !== region) return [...new Set([first, random.weighted(other.ethnicities)])]
  return random.chance(0.14) ? [...new Set([first, random.weighted(region.ethnicities)])] : [first]
}

/** With parents from two regions, each trait comes from one of them. */
function drawLooks(random: Random, region: Region, other: Region) {
  const side = () => (random.chance(0.5) ? region : other)
  const hairColour = random.weighted(side().hair)
  const eyes = random.weighted(side().eyes)
  const isDark = hairColour === 'black' || hairColour === 'darkBrown'
  // Dark hair goes with dark eyes more often than the two shares alone would have it.
  const eyeColour = isDark && (eyes === 'blue' || eyes === 'blueGrey') ? random.weighted(region.eyes) : eyes
  return {
    hairColour,
    hairTexture: random.weighted(side().texture),
    eyeColour,
    skinTone: random.weighted(side().skin),
  }
}

function drawBody(random: Random, region: Region, isWoman: boolean) {
  const mean = isWoman ? region.height.female : region.height.male
  const heightCm = clamp(Math.round(random.normal(mean, 6.2)), mean - 16, mean + 20)
  const massIndex = clamp(random.normal(isWoman ? 22.4 : 23.6, 2), 18.6, 29)
  return { heightCm, weightKg: Math.round((massIndex * heightCm * heightCm) / 10_000) }
}

function drawBloodType(random: Random, shares: BloodShares): BloodType {
  const { negative, ...groups } = shares
  return `${random.weighted<'O' | 'A' | 'B' | 'AB'>(groups)}${random.chance(negative / 100) ? '-' : '+'}`
}

const homeLanguage: Readonly<Record<ShopCode, string>> = { dk: 'da', usa: 'en', uk: 'en', de: 'de' }

function drawLanguages(
  random: Random,
  region: Region,
  ethnicities: readonly Ethnicity[],
  home: ShopCode,
): string[] {
  const mother = ethnicities.map((one) => region.languages.of?.[one] ?? region.languages.usual)
  const spoken = new Set([mother[0] ?? homeLanguage[home], homeLanguage[home]])
  if (random.chance(0.9)) spoken.add('en')
  if (random.chance(0.22)) spoken.add(random.pick(['de', 'fr', 'es', 'sv', 'it', 'nl']))
  return [...spoken]
}

function drawReleaseType(random: Random, home: ShopCode): ReleaseType {
  if (home === 'uk' || home === 'de') return 'idRelease'
  return random.chance(0.66) ? 'idRelease' : 'nonIDRelease'
}

/** Most are recent; nobody was listed before coming of age. */
function drawFirstListing(random: Random, age: number): string {
  const days = random.chance(0.012) ? random.int(0, 6) : 7 + Math.floor(random.low() * 4000)
  return daysBefore(Math.min(days, Math.max(0, (age - 18) * 365 - 30)))
}

function drawPopularity(random: Random, firstListedOn: string, availability: Availability): number {
  const years = daysBetween(firstListedOn, demoDay) / 365
  if (years < 0.5) return 0
  const wasMuchAsked = availability === 'soldOut' || availability === 'siblingsOnly'
  return clamp(
    years * random.next() * 0.16 + (wasMuchAsked ? 0.5 : 0) + (random.chance(0.05) ? 0.6 : 0),
    0,
    1,
  )
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
