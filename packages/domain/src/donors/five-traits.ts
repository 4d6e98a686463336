/**
 * A personality test in five traits (the public-domain IPIP scales): each a share of 0 to 100 of the people who took the
 * same test scored lower or alike. It describes, it does not rank.
 */
export const fiveTraits = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'emotionalStability',
] as const
export type FiveTrait = (typeof fiveTraits)[number]
export type Personality = Readonly<Record<FiveTrait, number>>

/** Reads what is stored; null where a trait is missing or no share of 0 to 100. */
export function readPersonality(stored: unknown): Personality | null {
  if (typeof stored !== 'object' || stored === null) return null
  const found = fiveTraits.map((trait) => [trait, (stored as Record<string, unknown>)[trait]] as const)
  const isWhole = found.every(
    ([, share]) => typeof share === 'number' && Number.isFinite(share) && share >= 0 && share <= 100,
  )
  return isWhole ? (Object.fromEntries(found) as Personality) : null
}

/** A share in words: in the lower, middle or upper part of those who took the test. */
export function nameShare(share: number): 'low' | 'middle' | 'high' {
  if (share < 35) return 'low'
  return share > 65 ? 'high' : 'middle'
}
