import type { Personality } from '@kindred/domain/donors/five-traits'
import type { Locale, Relative } from '@kindred/domain/vocabulary'

/** What a relative had, as the donor told it. `age` is a number, or says that and when the person died. */
export interface RelativeHealth {
  relative: Relative | 'Donor'
  age: string
  findings: string[]
}

export interface ProfileTexts {
  motto: string
  description: string
  staffImpression: string
  /** Where there is a recording. */
  audioTranscript?: string
  /** Where there is a sheet of handwriting. */
  handwrittenText?: string
}

export interface DonorProfile {
  texts: Partial<Record<Locale, ProfileTexts>> & { 'en-GB': ProfileTexts }
  healthHistory: RelativeHealth[]
  personality: Personality | null
}
