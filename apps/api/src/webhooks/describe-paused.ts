import type { Difference } from '@kindred/domain/reconciliation/difference'

/** The alert of an endpoint that was given a rest, since nothing reached it. */
export function describePaused(endpoint: {
  name: string
  failures: number
  failingSince: Date | null
}): Difference {
  const { name, failures, failingSince } = endpoint
  return {
    kind: 'webhook-paused',
    subject: name,
    data: { failures, failingSince: failingSince?.toISOString() ?? null },
  }
}
