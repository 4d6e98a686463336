import type { GeneEntry } from '@kindred/contracts/genetic-matching'
import type { ComboboxOption } from '@kindred/ui/combobox/combobox.island'

/** Genes to choose from, by condition, since that is what people know. */
export const listGeneOptions = (genes: readonly GeneEntry[]): ComboboxOption[] =>
  genes
    .map(({ gene, condition }) => ({ value: gene, label: `${condition} (${gene})` }))
    .sort((a, b) => a.label.localeCompare(b.label))
