export interface Step {
  title: string
  /** Done steps may be returned to. */
  href?: string
  state: 'done' | 'now' | 'next'
  /** Steps that only some orders have are dashed and carry no number (embryo, genetic matching). */
  isExtra?: boolean
}

/** Numbers count only the steps every order has, so that they do not change from order to order. */
export function numberSteps<S extends Pick<Step, 'isExtra'>>(
  steps: readonly S[],
): (S & { number?: number })[] {
  let number = 0
  return steps.map((step) => (step.isExtra ? step : { ...step, number: ++number }))
}
