import type { QuotaUnit, Regime, Standard } from '@kindred/domain/vocabulary'

/** A statement with where it was read; null: plausible, but no source was found. */
export type Sourced = string | null

export type Limit = {
  unit: QuotaUnit
  limit: number
  source: Sourced
  state?: string
  onePerPregnancy?: boolean
  isGuideline?: boolean
}

export type Law = {
  code: string
  regime: Regime
  /** Of the regime. */
  source: Sourced
  limits?: Limit[]
  shops?: ('dk' | 'de' | 'uk' | 'usa')[]
  standards?: Standard[]
  eggs?: boolean
  eggSource?: Sourced
  /** Of the ban of parcels to a home. */
  homeSource?: Sourced
  /** Straws may come in. */
  isOpen?: boolean
  openSource?: Sourced
  isEu?: boolean
  states?: { code: string; name: string }[]
  eligibility: string
}

export const overview = 'aboutivf.com, overview of anonymity in Europe (Fertility Europe Atlas 2024)'
export const survey = 'endolab.net, survey of 43 countries'
export const limitsOverview = 'borndonorbank.com, why worldwide limits matter'
export const wikipedia = 'en.wikipedia.org, sperm donation laws by country'
export const politico = 'politico.eu, EU sperm donor limit'
