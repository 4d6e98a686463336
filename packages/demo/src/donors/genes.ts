import type { Random } from '../random.ts'
import type { Region } from './region.ts'

/** Carriers, one in so many, by population; the first number serves where a population has none of its own. */
type Frequencies = Partial<Record<Region['population'], number>> & { general: number }

/**
 * Genes of recessive conditions that donors are tested for: symbols as in the master data's gene list, frequencies as
 * stated there (rounded; where a source gave a range, its middle).
 */
export const recessiveGenes: Readonly<Record<string, Frequencies>> = {
  CFTR: { general: 60, european: 29.5, ashkenazi: 23 },
  SMN1: { general: 67, european: 37, ashkenazi: 46, eastAsian: 56, african: 91 },
  HBB: { general: 150, african: 11 },
  'HBA1/HBA2': { general: 120, eastAsian: 13 },
  GJB2: { general: 80, european: 42, eastAsian: 4 },
  SERPINA1: { general: 120, european: 38 },
  PAH: { general: 50 },
  CYP21A2: { general: 57 },
  PMM2: { general: 71 },
  ACADM: { general: 85 },
  ACADVL: { general: 87 },
  DHCR7: { general: 120, european: 54, ashkenazi: 43 },
  ATP7B: { general: 87 },
  SPG7: { general: 91 },
  FXN: { general: 97 },
  OCA2: { general: 99 },
  SLC26A4: { general: 112, eastAsian: 77 },
  CYP27A1: { general: 112 },
  CLCN1: { general: 112 },
  ACADS: { general: 112 },
  HEXA: { general: 300, ashkenazi: 29 },
  GBA1: { general: 200, ashkenazi: 16 },
  ELP1: { general: 1000, ashkenazi: 31 },
  ASPA: { general: 300, ashkenazi: 48 },
  FANCC: { general: 500, ashkenazi: 95 },
  SMPD1: { general: 250, ashkenazi: 100 },
  BLM: { general: 800, ashkenazi: 120 },
  MCOLN1: { general: 900, ashkenazi: 110 },
  G6PC1: { general: 177, ashkenazi: 64 },
  ABCC8: { general: 112, ashkenazi: 68 },
  TMEM216: { general: 900, ashkenazi: 90 },
  BCKDHB: { general: 300, ashkenazi: 97 },
  DLD: { general: 500, ashkenazi: 107 },
  CLRN1: { general: 500, ashkenazi: 120 },
  PCDH15: { general: 400, ashkenazi: 147 },
  FKTN: { general: 500, ashkenazi: 150 },
  NEB: { general: 168 },
  MEFV: { general: 200, ashkenazi: 13 },
  BTD: { general: 120 },
  ABCA4: { general: 60 },
  GALC: { general: 150, eastAsian: 70 },
  SLC25A13: { general: 500, eastAsian: 74 },
  POLG: { general: 100, eastAsian: 81 },
  SLC22A5: { general: 200, eastAsian: 110 },
  SLC25A20: { general: 500, eastAsian: 128 },
  AGL: { general: 159 },
  AGXT: { general: 120 },
  ABCB11: { general: 150 },
  ABCA3: { general: 160 },
  ADA: { general: 220 },
  AIRE: { general: 200 },
  ALDH3A2: { general: 250 },
  ACAT1: { general: 300 },
  AGA: { general: 400 },
  GALT: { general: 100 },
  GAA: { general: 100 },
  USH2A: { general: 70 },
  CLN3: { general: 180 },
  IDUA: { general: 150 },
  GNPTAB: { general: 200 },
  ARSA: { general: 100 },
  NPC1: { general: 190 },
  TPP1: { general: 200 },
  FAH: { general: 100 },
}

/** Only the egg provider's status counts here, so only egg donors are tested for them; carriers are not taken. */
export const xLinkedGenes = ['FMR1', 'DMD', 'G6PD'] as const

/** What was tested before the wide panel came in (2021), and by itself ever since at donors who did not want more. */
const smallPanel = ['CFTR', 'SMN1', 'HBB', 'HBA1/HBA2', 'GJB2', 'PAH', 'ACADM', 'DHCR7', 'PMM2'] as const

/** The tested genes of a donor and up to three carrier findings, by the frequencies of the donor's population. */
export function drawGenes(
  random: Random,
  donor: { isEgg: boolean; population: Region['population']; hasWidePanel: boolean },
): { testedGenes: string[]; carrierGenes: string[] } {
  const panel = donor.hasWidePanel ? Object.keys(recessiveGenes) : [...smallPanel]
  const carrierGenes = panel.filter((gene) => random.chance(1 / frequency(gene, donor.population)))
  return {
    testedGenes: donor.isEgg ? [...panel, ...xLinkedGenes] : panel,
    carrierGenes: carrierGenes.slice(0, 3),
  }
}

function frequency(gene: string, population: Region['population']): number {
  const known = recessiveGenes[gene]
  if (!known) throw new RangeError(`Unknown gene ${gene}`)
  return known[population] ?? known.general
}
