/** A step on the way of an order, and when it was reached (ISO 8601); undefined while it was not. */
export type Step = { readonly step: string; readonly at: string | undefined }

export type MarkedStep = Step & { readonly state: 'done' | 'now' | 'next' }

/** Says of each step whether it is done, due now (the first that was not reached) or still to come. */
export function markSteps(steps: readonly Step[]): MarkedStep[] {
  const due = steps.findIndex(({ at }) => at === undefined)
  return steps.map((step, index) => ({
    ...step,
    state: step.at !== undefined ? 'done' : index === due ? 'now' : 'next',
  }))
}

/** The way of an order that ended early: what was reached, then the end. */
export function endSteps(steps: readonly Step[], end: Step): MarkedStep[] {
  const done = steps.filter(({ at }) => at !== undefined).map((step) => ({ ...step, state: 'done' as const }))
  return [...done, { ...end, state: 'now' }]
}
