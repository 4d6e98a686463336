import type { DonorDetail } from '@kindred/contracts/donors'
import type { TraitNames } from '../donor-search/name-donor-traits.ts'
import type { OwnWords } from './own-words.ts'

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
  /** Path of the donor’s call, as this shop, language and country see them. */
  call: string
  ownWords: OwnWords
}
