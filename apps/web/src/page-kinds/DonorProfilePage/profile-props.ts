import type { DonorDetail } from '@kindred/contracts/donors'
import type { TraitNames } from '../donor-search/name-donor-traits.ts'

/** What every part of the profile is given. */
export type ProfileProps = {
  donor: DonorDetail
  locale: string
  names: TraitNames
  place: { locale: string; shopCode: string; visitorType: 'private' | 'professional'; path: string }
  searchPath: string
  contactPath: string | null
  treatmentCountry: string | null
  countryName: string | null
}
