import type { DonorFilter } from './donor-filter.ts'

/**
 * What of a search is a wish: how somebody looks and what they did with their life. The best match bends these and nothing
 * else. Law, stock, price, health and what a profile holds are conditions, and so is a word that somebody typed.
 */
export const wishes = [
  'eyeColour',
  'hairColour',
  'skinTone',
  'height',
  'weight',
  'races',
  'ethnicities',
  'education',
  'occupation',
  'languages',
] as const
export type Wish = (typeof wishes)[number]

type Field = keyof DonorFilter
/** Both ends of a height or a weight are one wish. */
const ends: Readonly<Partial<Record<Wish, readonly [Field, Field]>>> = {
  height: ['heightMin', 'heightMax'],
  weight: ['weightMin', 'weightMax'],
}
/** The fields of a filter in which a wish is told. */
export const fieldsOfWish = (wish: Wish): readonly Field[] => ends[wish] ?? [wish as Field]

/** @param filter any value that has the fields of `DonorFilter`, such as the body of a search call */
export function listWishes(filter: Readonly<Partial<Record<Field, unknown>>>): Wish[] {
  return wishes.filter((wish) => fieldsOfWish(wish).some((field) => asksFor(filter[field])))
}

const wishFields: ReadonlySet<string> = new Set(wishes.flatMap(fieldsOfWish))

/** The filter without its wishes: what every donor of the list must meet. */
export function keepConditions<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([field]) => !wishFields.has(field))) as Filter
}

/** The filter without its conditions. */
export function keepWishes<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([field]) => wishFields.has(field))) as Filter
}

/**
 * The best match: who misses none of the wishes, then who misses one, then two. Nobody is left out, and who misses equally
 * many stay in the order they came in. No wish weighs more than another, since nobody told us which does.
 *
 * @param donors in the order of those who are equal (the newest first)
 */
export function orderByWishes<Donor>(
  donors: readonly Donor[],
  listMissed: (donor: Donor) => readonly Wish[],
): Donor[] {
  return donors
    .map((donor) => ({ donor, missed: listMissed(donor).length }))
    .sort((a, b) => a.missed - b.missed)
    .map(({ donor }) => donor)
}

/** An empty list asks for nothing. */
const asksFor = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
