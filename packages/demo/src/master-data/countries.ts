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

const toCountry = (law: Law) => ({
  id: stableId(`country ${law.code}`),
  code: law.code,
  regime: law.regime,
  standards: law.standards ?? ['eu' as const],
  acceptsImport: law.isOpen !== false,
  isEggShopLegal: law.eggs !== false,
  // Off unless a source allows it, and no source did.
  homeDelivery: false,
  isEu: law.isEu === true,
  needsState: law.limits?.some((limit) => limit.state) === true,
  states: law.states ?? [],
  shopCodes: law.shops ?? ['dk' as const],
  quotaRules: (law.limits ?? []).map(toQuotaRule),
  eligibility: law.eligibility,
  ...proof(law.source),
})

/** Every treatment country of the demo world. */
export const countries = [...northWest, ...southEast, ...world].map(toCountry)
