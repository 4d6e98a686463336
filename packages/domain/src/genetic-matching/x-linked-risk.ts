/**
 * How likely a child has a condition of the X chromosome: only who provides the egg counts (domain rules 8). Half of her
 * sons get the changed copy, and half of all children are sons.
 *
 * @param eggProvider how likely she is a carrier
 */
export function xLinkedRisk(eggProvider: number): number {
  return eggProvider / 4
}

/**
 * Of FMR1 (fragile X) a carrier has a number of repeats that may grow from one generation to the next: how often depends on
 * that number, so that one in four is the most it can be, not what is to be expected.
 */
export const growsByGeneration = (gene: string): boolean => gene === 'FMR1'
