import type { GeneReference, Reference } from '@kindred/content/reference/reference.ts'
import type { TestedGene } from '@kindred/contracts/donors'
import { coupleRisk } from '@kindred/domain/genetic-matching/couple-risk'
import { stateOneIn } from '@kindred/domain/genetic-matching/state-one-in'
import { xLinkedRisk } from '@kindred/domain/genetic-matching/x-linked-risk'
import type { DonorKind } from '@kindred/domain/vocabulary'

/**
 * What was tested and what it means while the other parent is untested (domain rules 8): of a carrier of a recessive
 * condition one child in so many has it. Numbers are those for everybody; what is known for one population only is told
 * to nobody as theirs.
 */
export function describeGenes(
  { kind, testedGenes }: { kind: DonorKind; testedGenes: readonly string[] },
  carriers: readonly string[],
  { genes }: Reference,
): TestedGene[] {
  const known = new Map<string, GeneReference>()
  for (const row of genes) if (!known.has(row.gene) || row.population === null) known.set(row.gene, row)
  return testedGenes.map((gene) => {
    const row = known.get(gene)
    const isCarrier = carriers.includes(gene)
    const carrierOneIn = row?.population === null ? row.carrierOneIn : null
    return {
      gene,
      condition: row?.condition ?? gene,
      isCarrier,
      inheritance: row?.inheritance ?? null,
      carrierOneIn,
      childOneIn: isCarrier ? findChildRisk(row, carrierOneIn, kind) : null,
      source: row?.source ?? null,
      verified: row?.verified ?? false,
    }
  })
}

/** X-linked: only who gives the egg counts; half of her sons have it, so one child in four. */
function findChildRisk(
  row: GeneReference | undefined,
  carrierOneIn: number | null,
  kind: DonorKind,
): number | null {
  if (row?.inheritance === 'xLinked') return kind === 'egg' ? stateOneIn(xLinkedRisk(1)) : null
  return row && carrierOneIn ? stateOneIn(coupleRisk(1, 1 / carrierOneIn)) : null
}
