import { type FiveTrait, fiveTraits, type Personality } from '@kindred/domain/donors/five-traits'
import type { DemoDonor } from '../donors/donor.ts'
import { startRandom } from '../random.ts'

/** Where the middle of those who become donors lies in this world: a little more open and agreeable than others. */
const middles: Readonly<Record<FiveTrait, number>> = {
  openness: 62,
  conscientiousness: 56,
  extraversion: 50,
  agreeableness: 63,
  emotionalStability: 60,
}

/** The five traits of an extended or exclusive profile; null for a basic one. */
export function drawPersonality(donor: DemoDonor): Personality | null {
  if (donor.profileTier === 'Basic') return null
  const random = startRandom('personality', donor.position)
  const shares = fiveTraits.map((trait): [FiveTrait, number] => [
    trait,
    Math.min(98, Math.max(3, Math.round(random.normal(middles[trait], 22)))),
  ])
  return Object.fromEntries(shares) as Record<FiveTrait, number>
}
