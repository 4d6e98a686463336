import { randomBytes } from 'node:crypto'
import { createSeal } from '@kindred/database/seal'
import type { Services } from '../services.ts'
import type { EndpointRow } from './endpoint.store.ts'

/** How long the secret before counts after it was changed. */
export const overlapHours = 24

const label = (endpointId: string) => `webhook-secret:${endpointId}`

/** A new secret of an endpoint: as its receiver keeps it, and as it lies in the database. */
export function makeSecret(endpointId: string, { config }: Pick<Services, 'config'>) {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  return { secret, sealed: createSeal(config.keys.seal).close(secret, label(endpointId)) }
}

/** The secrets that sign for an endpoint now, the newest first. */
export function openSecrets(
  endpoint: Pick<EndpointRow, 'id' | 'secretSealed' | 'formerSecretSealed' | 'formerSecretUntil'>,
  { config }: Pick<Services, 'config'>,
  now: Date,
): string[] {
  const { open } = createSeal(config.keys.seal)
  const { formerSecretSealed, formerSecretUntil } = endpoint
  const isFormerKnown = formerSecretSealed !== null && formerSecretUntil !== null && formerSecretUntil > now
  return [endpoint.secretSealed, ...(isFormerKnown ? [formerSecretSealed] : [])].map((sealed) =>
    open(sealed, label(endpoint.id)),
  )
}
