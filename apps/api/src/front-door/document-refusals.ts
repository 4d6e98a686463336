import { errorBodySchema } from '@kindred/contracts/common'
import { z } from 'zod'

const refused = { $ref: '#/components/responses/Refused' }
const { $schema: _dialect, ...schema } = z.toJSONSchema(errorBodySchema)

/** What the front door may answer to any call, before or in place of what the call itself answers. */
const always = ['400', '429', '500', '503']
/** Where something is sent: from another site, too much of it, of another type. */
const whereSent = ['403', '413', '415']

type Operation = { requestBody?: unknown; responses?: Record<string, unknown> }
type Description = {
  paths?: Record<string, Record<string, unknown> | undefined>
  components?: { responses?: Record<string, unknown> }
}

/** Adds to the description of each call the refusals that none of them describes itself, all of the one shape. */
export function documentRefusals(description: Description): void {
  description.components = {
    ...description.components,
    responses: {
      ...description.components?.responses,
      Refused: {
        description: 'Refused; the body says why',
        content: { 'application/json': { schema } },
      },
    },
  }
  for (const path of Object.values(description.paths ?? {}))
    for (const [method, operation] of Object.entries(path ?? {}) as [string, Operation][]) {
      if (!operation.responses) continue
      const isSent = operation.requestBody !== undefined || method !== 'get'
      for (const status of isSent ? [...always, ...whereSent] : always)
        operation.responses[status] ??= refused
    }
}
