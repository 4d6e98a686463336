import { ok, type Result, refuse } from '../result.ts'

/** A state machine as a literal table: where each event leads from each state. What is not written cannot happen. */
export type Machine<State extends string, Event extends string> = {
  readonly name: string
  readonly initial: State
  /** States in which a record may rest for good. */
  readonly final: readonly State[]
  readonly transitions: Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>
}

/** The state an event leads to, or the refusal `transition-not-allowed` (data: machine, state, event). */
export function moveState<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): Result<State> {
  const next: State | undefined = machine.transitions[state][event]
  if (next !== undefined) return ok(next)
  return refuse('transition-not-allowed', `A ${machine.name} that is ${state} cannot ${event}.`, {
    data: { machine: machine.name, state, event },
  })
}
