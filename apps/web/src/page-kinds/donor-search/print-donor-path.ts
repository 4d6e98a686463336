import type { DonorCard } from '@kindred/contracts/donors'

/** DON-16: the alias goes along, so that the address says whose it is. */
export function printDonorPath(
  donorPath: string,
  { donorId, name }: Pick<DonorCard, 'donorId' | 'name'>,
): string {
  return `${donorPath}${donorId}/?name=${encodeURIComponent(name)}`
}
