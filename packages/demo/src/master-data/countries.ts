import { demoDay } from '../demo-day.ts'
import { northWest } from './countries-north-west.ts'
import { southEast } from './countries-south-east.ts'
import { world } from './countries-world.ts'
import type { Law, Limit, Sourced } from './law.ts'
import { stableId } from './stable-id.ts'

/** The day on which the demo world says its laws were read. */
const proof = (source: Sourced) => ({
  source: source ?? undefined,
  verified: source !== null,
  checkedOn: source === null ? undefined : demoDay,
})

/** Family places cost the same everywhere, in euro and without tax; a guideline asks for none. */
const toQuotaRule = ({ unit, limit, state, source, onePerPregnancy, isGuideline }: Limit) => ({
  unit,
  limit,
  state,
  isMandatory: !isGuideline,
  isOnePerPregnancy: onePerPregnancy === true,
  priceNonIdRelease: 20_000,
  priceIdRelease: 35_000,
  ...proof(source),
})

const toLawRules = (law: Law) => [
  { subject: 'regime' as const, regime: law.regime, ...proof(law.source) },
  { subject: 'standards' as const, standards: law.standards ?? ['eu' as const], ...proof(null) },
  { subject: 'import' as const, isAllowed: law.isOpen !== false, ...proof(law.openSource ?? null) },
  { subject: 'eggDonation' as const, isAllowed: law.eggs !== false, ...proof(law.eggSource ?? null) },
  // Off unless a source allows it, and no source did.
  { subject: 'homeDelivery' as const, isAllowed: false, ...proof(law.homeSource ?? null) },
  { subject: 'eligibility' as const, text: law.eligibility, ...proof(null) },
]

const toCountry = (law: Law) => ({
  id: stableId(`country ${law.code}`),
  code: law.code,
  isEu: law.isEu === true,
  states: law.states ?? [],
  shopCodes: law.shops ?? ['dk' as const],
  lawRules: toLawRules(law),
  quotaRules: (law.limits ?? []).map(toQuotaRule),
})

/** Every treatment country of the demo world. */
export const countries = [...northWest, ...southEast, ...world].map(toCountry)
