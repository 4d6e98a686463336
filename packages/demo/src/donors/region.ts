import type {
  Ethnicity,
  EyeColour,
  HairColour,
  HairTexture,
  Race,
  SkinTone,
} from '@kindred/domain/donors/traits'
import type { Weights } from '../random.ts'

/** ABO shares in per cent, and how many per cent are Rhesus negative. */
export interface BloodShares {
  O: number
  A: number
  B: number
  AB: number
  negative: number
}

/**
 * Where a donor's family comes from, and what tends to go together there. Shares are rough: they make an invented crowd
 * believable and are no statement about any people.
 */
export interface Region {
  race: Race
  ethnicities: Weights<Ethnicity>
  hair: Weights<HairColour>
  texture: Weights<HairTexture>
  eyes: Weights<EyeColour>
  skin: Weights<SkinTone>
  blood: BloodShares
  /** Mean in cm, men and women. */
  height: { male: number; female: number }
  /** Share with CMV antibodies. */
  cmvPositive: number
  /** ISO 639-1; the mother tongue of each ethnicity, where the region's first does not fit. */
  languages: { usual: string; of?: Partial<Record<Ethnicity, string>> }
  /** Population in the gene list whose carrier frequencies are nearest. */
  population: 'european' | 'ashkenazi' | 'african' | 'eastAsian' | 'other'
  /** Invented first names, separated by spaces. */
  names: { male: string; female: string }
}
