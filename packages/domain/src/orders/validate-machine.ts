import type { Machine } from './machine.ts'

/**
 * What is wrong with a machine, in words; an empty list means sound. Found are states that nothing leads to, targets that
 * are not states, and states that are neither final nor have a way out. Used by the tests of every machine.
 */
export function validateMachine<State extends string, Event extends string>(
  machine: Machine<State, Event>,
): string[] {
  const states = Object.keys(machine.transitions) as State[]
  const targetsOf = (state: State): State[] =>
    Object.values<State>(machine.transitions[state] as Record<string, State>)
  const problems: string[] = []

  const reached = new Set<State>([machine.initial])
  const open: State[] = [machine.initial]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const target of targetsOf(state)) {
      if (!states.includes(target)) {
        problems.push(`${machine.name}: ${state} leads to unknown ${target}`)
      } else if (!reached.has(target)) {
        reached.add(target)
        open.push(target)
      }
    }
  }
  for (const state of states) {
    if (!reached.has(state)) problems.push(`${machine.name}: nothing leads to ${state}`)
    if (targetsOf(state).length === 0 && !machine.final.includes(state)) {
      problems.push(`${machine.name}: ${state} has no way out`)
    }
  }
  return problems
}
