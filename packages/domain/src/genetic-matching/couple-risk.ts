/**
 * How likely a child of two people has a recessive condition: both must be carriers and both must pass the change on, one
 * time in four: r₁·r₂/4 (domain rules 8).
 */
export function coupleRisk(one: number, other: number): number {
  return (one * other) / 4
}
