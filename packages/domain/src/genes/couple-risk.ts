/**
 * The chance of an affected child for a recessive condition (domain rules 8): each parent passes a changed copy on in half
 * of the cases, so r₁·r₂/4. A parent’s `r` is 1 for a known carrier, the residual risk after a negative test, or how
 * common carriers are where nothing was tested. Shares of 0 to 1.
 */
export function coupleRisk(one: number, other: number): number {
  return (one * other) / 4
}

/** The whole number of “1 in N”; null where there is no risk to speak of. */
export function toOneIn(risk: number): number | null {
  return risk > 0 ? Math.round(1 / risk) : null
}
