import type { Reference } from '@kindred/content/reference/reference.ts'
import type { GeneEntry } from '@kindred/contracts/genetic-matching'
import { listGenes } from './list-genes.ts'

/** The gene list as a shop shows it: none where the shop does not compare genes (GEN-01). */
export function listOfferedGenes({ shops, genes }: Reference, shopCode: string): readonly GeneEntry[] {
  return shops.get(shopCode)?.isGeneticMatchingEnabled ? listGenes(genes) : []
}
