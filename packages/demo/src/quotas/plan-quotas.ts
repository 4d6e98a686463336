import type { QuotaUnit } from '@kindred/domain/vocabulary'
import type { DemoDonor } from '../donors/donor.ts'
import { type Random, startRandom } from '../random.ts'
import { admits, type CountryLaw } from './country-law.ts'

/** Families that chose a donor before the demo begins, under one rule. */
export interface PlannedBalance {
  id: string
  donorId: string
  country: string
  state: string
  unit: QuotaUnit
  placeLimit: number
  taken: number
}

export interface QuotaPlan {
  balances: PlannedBalance[]
  ownLimits: { donorId: string; country: string; placeLimit: number }[]
}

/** The code under which the worldwide count is kept; it can be no country. */
const worldwide = '--'

/** How much a country's families ask for donors of this bank; the rest of the world little. */
const demand: Readonly<Record<string, number>> = {
  DK: 1,
  DE: 0.75,
  GB: 0.7,
  SE: 0.6,
  NO: 0.6,
  NL: 0.4,
  BE: 0.35,
  US: 0.3,
  FI: 0.3,
  IE: 0.3,
  AU: 0.2,
  CH: 0.15,
  AT: 0.15,
  ES: 0.15,
}

/** What is told of donors by name, less the places that the demo's own customers have (see `accounts`). */
const namedCounts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  K4127: { DK: 4, DE: 4, GB: 3, SE: 2, NO: 2, NL: 2, FI: 1 },
  K3980: { DE: 1 },
  K2876: { DK: 3, US: 3 },
  K3511: { DK: 12, SE: 4, DE: 9, NO: 5 },
  K4022: { GB: 3, DK: 1 },
  K4310: {},
  K4188: { DK: 1 },
  K4301: {},
  K4255: {},
}

/** The opening counts of a donor: never above a limit, and together never above the donor's worldwide limit. */
export function planQuotas(donor: DemoDonor, laws: readonly CountryLaw[]): QuotaPlan {
  const random = startRandom('quotas', donor.position)
  const named = namedCounts[donor.code]
  const balances: PlannedBalance[] = []
  const ownLimits: QuotaPlan['ownLimits'] = []
  let leftInTheWorld = donor.worldwideLimit ?? Number.POSITIVE_INFINITY
  for (const law of laws.filter((law) => admits(law, donor))) {
    const ownLimit = named ? null : drawOwnLimit(random, law)
    if (ownLimit !== null) ownLimits.push({ donorId: donor.id, country: law.country, placeLimit: ownLimit })
    const wanted = named ? (named[law.country] ?? 0) : drawTaken(random, donor, law)
    const counts = countUnder(random, donor, law, { wanted, leftInTheWorld, ownLimit })
    balances.push(...counts)
    leftInTheWorld -= countPlaces(counts)
  }
  const everywhere = (donor.worldwideLimit ?? 0) - leftInTheWorld
  if (donor.worldwideLimit !== null && everywhere > 0) {
    const rest = {
      country: worldwide,
      state: '',
      unit: 'families',
      placeLimit: donor.worldwideLimit,
    } as const
    balances.push({ id: random.uuid(), donorId: donor.id, ...rest, taken: everywhere })
  }
  return { balances, ownLimits }
}

function drawOwnLimit(random: Random, law: CountryLaw): number | null {
  const narrowest = Math.min(...law.limits.map((one) => one.limit))
  const isNarrowed = random.chance((demand[law.country] ?? 0.05) * 0.03)
  return isNarrowed && narrowest > 3 ? Math.ceil(narrowest / 2) : null
}

function drawTaken(random: Random, donor: DemoDonor, law: CountryLaw): number {
  const asked = demand[law.country] ?? 0.03
  const isAsked = random.chance(Math.min(1, asked * 1.2))
  const narrowest = Math.min(...law.limits.map((one) => one.limit))
  // A donor much asked for reaches the limit in some countries; half of a limit of 25 is a lot all the same.
  const share = Math.min(1, donor.popularity * asked * (0.4 + 1.05 * random.next()))
  const taken = Math.floor(share * Math.min(narrowest, 14) + random.next() * 0.9)
  return isAsked && donor.popularity > 0 ? taken : 0
}

/** One balance for each rule of the country. Children are at least as many as their families. */
function countUnder(
  random: Random,
  donor: DemoDonor,
  law: CountryLaw,
  ask: { wanted: number; leftInTheWorld: number; ownLimit: number | null },
): PlannedBalance[] {
  const { ownLimit, leftInTheWorld } = ask
  const wanted = Math.min(ask.wanted, leftInTheWorld)
  if (wanted <= 0) return []
  const states = law.limits.map((one) => one.state).filter((state) => state !== '')
  const state = states.length > 0 ? random.pick(states) : ''
  const rules = law.limits.filter((one) => one.state === '' || one.state === state)
  const limitOf = (rule: { limit: number }) => Math.min(rule.limit, ownLimit ?? rule.limit)
  const families = Math.min(wanted, ...rules.map(limitOf))
  return rules.map((rule) => {
    const isPerChild = rule.unit === 'children' || rule.unit === 'births'
    const mayHaveSiblings = isPerChild && rules.length > 1 && !namedCounts[donor.code]
    const siblings = mayHaveSiblings ? random.int(0, Math.floor(families / 2)) : 0
    return {
      id: random.uuid(),
      donorId: donor.id,
      country: law.country,
      state: rule.state,
      unit: rule.unit,
      placeLimit: limitOf(rule),
      taken: Math.min(limitOf(rule), families + siblings, leftInTheWorld),
    }
  })
}

/** A country's places as the worldwide count sees them: the unit that counts most. */
function countPlaces(balances: readonly PlannedBalance[]): number {
  return Math.max(0, ...balances.map((balance) => balance.taken))
}
