/** The distance at which resemblance and none are equally likely: between what was measured of one person and of two. */
const evenDistance = 0.6
/** How fast the score falls around it. */
const steepness = 10

/**
 * Turns a distance of faces into the score that people see: 0 to 1, near 1 for the same picture, falling without a step.
 * It says resemblance, never identity. `docs/face-matching.md` tells what it was measured on and where it ends.
 */
export function scoreFaceDistance(distance: number): number {
  return 1 / (1 + Math.exp(steepness * (distance - evenDistance)))
}
