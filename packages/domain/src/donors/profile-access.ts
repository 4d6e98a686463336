import type { Tier } from '../vocabulary.ts'

/** The parts of a profile that not every reader is given, in the order a person reads them. */
export const guardedParts = [
  'childhoodPhotos',
  'adultPhotos',
  'audio',
  'handwriting',
  'personality',
  'staffImpression',
  'geneticTests',
] as const
export type GuardedPart = (typeof guardedParts)[number]

/** What opens a part. */
export const partNeeds = ['signIn', 'subscription'] as const
export type PartNeed = (typeof partNeeds)[number]

/** Who reads a profile: nobody known, somebody with an account, somebody whose subscription runs today. */
export const profileReaders = ['visitor', 'customer', 'subscriber'] as const
export type ProfileReader = (typeof profileReaders)[number]

/** These are worth a subscription wherever they exist (domain rules 5). */
const paid: ReadonlySet<GuardedPart> = new Set(['adultPhotos', 'audio'])
/** These belong to what makes a profile extended; a basic one that has them shows them to every account. */
const extended: ReadonlySet<GuardedPart> = new Set(['handwriting', 'personality', 'staffImpression'])

/**
 * What opens a part of a profile of this tier. A donor’s own words, the traits and the health of three generations are no
 * such part: what one needs in order to judge a risk is never sold. A child’s picture and what gene tests found are no
 * business of passers-by, but cost nothing.
 */
export function findPartNeed(part: GuardedPart, tier: Tier): PartNeed {
  if (paid.has(part)) return 'subscription'
  return extended.has(part) && tier !== 'Basic' ? 'subscription' : 'signIn'
}

/** True when this reader is given this part. */
export function maySeePart(part: GuardedPart, tier: Tier, reader: ProfileReader): boolean {
  if (reader === 'visitor') return false
  return reader === 'subscriber' || findPartNeed(part, tier) === 'signIn'
}
