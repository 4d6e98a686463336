import type { BasketLineChange } from '@kindred/contracts/basket'
import { CallError } from '@kindred/contracts/request'
import { type MixtureConflict, mixtureConflicts } from '@kindred/domain/basket/find-mixture'
import { isOneOf } from '@kindred/domain/vocabulary'

/** What was refused, to be asked for once more: one change as itself, several as a bulk request (BASK-10). */
export type RefusedRequest = BasketLineChange | { lines: BasketLineChange[] }

export type Warning = { conflict: MixtureConflict; request: RefusedRequest }

type Refusal = { code: string; data?: Record<string, unknown> }

/** BASK-06: the warning that a refusal asks for; null for every other refusal. */
export function findWarning(failures: readonly Refusal[], request: RefusedRequest): Warning | null {
  for (const { code, data } of failures) {
    if (code !== 'showGeneticMatchingMismatchWarning' && code !== 'showEmbryoMismatchWarning') continue
    const conflict = data?.conflict
    const otherwise = code === 'showEmbryoMismatchWarning' ? 'embryo' : 'geneticMatching'
    return { conflict: isOneOf(mixtureConflicts, conflict) ? conflict : otherwise, request }
  }
  return null
}

/** The same of what a call threw. */
export const findWarningOf = (error: unknown, request: RefusedRequest): Warning | null =>
  error instanceof CallError ? findWarning(error.errors, request) : null
