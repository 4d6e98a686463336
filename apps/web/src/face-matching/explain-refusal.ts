import type { Failure } from '@kindred/domain/result'

/**
 * The sentence for a refusal with the way out of it, from `faces.refusals`; `other` for what has none.
 * A photo of poor quality is told by what is poor about it.
 */
export function explainRefusal(
  refusals: Record<string, string>,
  failure: Pick<Failure, 'code' | 'data'> | undefined,
): string {
  const key = failure?.code === 'poor-quality' ? String(failure.data?.why) : failure?.code
  return refusals[key ?? ''] ?? refusals.other ?? ''
}
