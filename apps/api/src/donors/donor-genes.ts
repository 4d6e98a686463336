import type { Services } from '../services.ts'
import { type DonorGenes, findDonorGenes, findGenesOf, listCarriers } from './donor-genes.store.ts'

export type { DonorGenes }

/** Genes of listed donors, for a comparison. */
export const readDonorGenes = ({ pool }: Pick<Services, 'pool'>, codes: readonly string[]) =>
  findDonorGenes(pool, codes)

/** Genes of a donor that somebody already chose, listed or not. */
export const readGenesOf = ({ pool }: Pick<Services, 'pool'>, donorId: string) => findGenesOf(pool, donorId)

/** Who carries a change in any of the genes. */
export const listDonorsCarrying = (
  { pool }: Pick<Services, 'pool'>,
  kind: DonorGenes['kind'],
  genes: readonly string[],
) => listCarriers(pool, kind, genes)
