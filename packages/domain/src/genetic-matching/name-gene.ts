/** Names that laboratories write for genes of the list: older symbols, and the two genes that are looked at as one. */
const otherNames: Readonly<Record<string, string>> = {
  HBA1: 'HBA1/HBA2',
  HBA2: 'HBA1/HBA2',
  'HBA2/HBA1': 'HBA1/HBA2',
  GBA: 'GBA1',
  G6PC: 'G6PC1',
  IKBKAP: 'ELP1',
}

/** The symbol under which the gene list has a gene. */
export function nameGene(written: string): string {
  const symbol = written.trim().toUpperCase()
  return otherNames[symbol] ?? symbol
}
