import type { GeneticMatchEntry } from '@kindred/contracts/genetic-matching'
import type { BadgeTone } from '@kindred/ui/badge/badge'

/** A text of `genetics.match` with its values put in. */
export type SayMatch = (key: string, values?: Record<string, string | number>) => string

/** A donor and the customer’s findings in words. */
export type DescribedMatch = {
  title: string
  tone: BadgeTone
  text: string
  genes: {
    key: string
    name: string
    text: string
    badge: string
    tone: BadgeTone
    dependsOnDonor: boolean
  }[]
  remaining: string | null
  /** The risk to draw: the highest that depends on this donor and is not yet settled by a test. */
  dots: { oneIn: number; condition: string } | null
}

/** Honey and never red: a finding is no fault of anybody, and the words say how much it matters. */
const tones: Record<GeneticMatchEntry['verdict'], BadgeTone> = {
  match: 'juniper',
  noMatch: 'honey',
  notTested: 'neutral',
}

/**
 * Puts a comparison into words. No word says what was found in whom.
 *
 * @param print writes a number as the visitor’s language does
 */
export function describeMatch(
  match: GeneticMatchEntry,
  say: SayMatch,
  print: (number: number) => string,
): DescribedMatch {
  const { verdict, genes, compared, remainingOneIn } = match
  const isSilent = verdict === 'notTested' && !genes.some(({ dependsOnDonor }) => dependsOnDonor)
  const drawn = genes.find((gene) => gene.dependsOnDonor && gene.verdict !== 'match' && gene.oneIn !== null)
  return {
    title: say(`verdicts.${verdict}`),
    tone: tones[verdict],
    text: say(`text.${isSilent ? 'nothing' : verdict}`, { compared: print(compared) }),
    genes: genes.map((gene) => ({
      key: gene.gene,
      name: `${gene.condition} (${gene.gene})`,
      text: describeGene(gene, say, print),
      badge: say(`verdicts.${gene.verdict}`),
      tone: tones[gene.verdict],
      dependsOnDonor: gene.dependsOnDonor,
    })),
    remaining: remainingOneIn === null ? null : say('remaining', { oneIn: print(remainingOneIn) }),
    dots: drawn?.oneIn ? { oneIn: drawn.oneIn, condition: drawn.condition } : null,
  }
}

function describeGene(
  { verdict, dependsOnDonor, oneIn, isAtMost }: GeneticMatchEntry['genes'][number],
  say: SayMatch,
  print: (number: number) => string,
): string {
  const kind = dependsOnDonor ? verdict : isAtMost ? 'eggAtMost' : 'egg'
  return oneIn === null ? say(`genes.${verdict}Unknown`) : say(`genes.${kind}`, { oneIn: print(oneIn) })
}
