import { codeOfMixture, findMixture } from '@kindred/domain/basket/find-mixture'
import type { Failure } from '@kindred/domain/result'
import type { LineRow } from './basket-rows.ts'

/** BASK-06: the refusal of lines that may not stand together; `conflict` chooses the warning (BASK-07). */
export function explainMixture(lines: readonly LineRow[], fresh: ReadonlySet<string>): Failure | null {
  const conflict = findMixture(lines.map((line) => ({ ...line, isNew: fresh.has(line.id) })))
  if (!conflict) return null
  return {
    code: codeOfMixture(conflict),
    message: 'This cannot stand in the basket together with what is there.',
    data: { conflict },
  }
}
