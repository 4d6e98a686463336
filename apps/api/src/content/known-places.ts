import type { Reference } from '@kindred/content/reference/reference.ts'
import type { KnownPlaces } from '@kindred/domain/location/read-location-cookie'

const made = new WeakMap<Reference, KnownPlaces>()

/** What a location cookie may name at present; made once for each state of the master data. */
export function knownPlaces(reference: Reference): KnownPlaces {
  let known = made.get(reference)
  if (!known) {
    const countries = [...reference.countries.values()]
    known = {
      shopCodes: [...reference.shops.keys()],
      statesByCountry: Object.fromEntries(
        countries.map(({ code, states }) => [code, states.map((state) => state.code)]),
      ),
    }
    made.set(reference, known)
  }
  return known
}
