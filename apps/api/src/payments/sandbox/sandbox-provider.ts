import { ok, refuse } from '@kindred/domain/result'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { PaymentProvider } from '../payment-provider.ts'
import { giveBack } from './give-back.ts'
import { listSandboxPayments, openSandboxPayment } from './sandbox.store.ts'
import { settlePayment } from './settle-payment.ts'
import { isSignedEvent, signatureHeader } from './sign-event.ts'
import { takeAuthorised } from './take-authorised.ts'

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.enum([
    'payment.authorised',
    'payment.authorisationExpired',
    'payment.succeeded',
    'payment.failed',
    'payment.refunded',
    'payment.refundFailed',
    'payment.disputed',
    'payment.disputeWon',
    'payment.disputeLost',
  ]),
  reference: z.guid(),
  merchantReference: z.guid(),
  refundId: z.guid().nullable(),
  disputeId: z.string().max(200).nullable(),
  amountMinor: z.int(),
  currency: z.string().length(3),
  failureCode: z.string().nullable(),
})

export type SandboxParts = { pool: Pool; publicUrl: string; eventKey: string; now: () => Date }

/** The built-in provider of a demo. It stands outside the shop and knows only its port. */
export function createSandboxProvider(parts: SandboxParts): PaymentProvider {
  return {
    name: 'sandbox',
    startPayment: async (request) => {
      const reference = await openSandboxPayment(parts.pool, request)
      return { reference, redirectUrl: `${parts.publicUrl}/sandbox-pay/${reference}` }
    },
    verifyEvent: async (headers, rawBody) => {
      if (!isSignedEvent(headers[signatureHeader], rawBody, parts.eventKey, parts.now()))
        return refuse('signature-invalid', 'The event is not signed by the provider.')
      const read = eventSchema.safeParse(parse(rawBody))
      return read.success ? ok(read.data) : refuse('event-invalid', 'The event cannot be read.')
    },
    cancel: async (reference) => {
      await settlePayment(parts, reference, ['open', 'challenge', 'authorised'], 'cancelled')
    },
    capture: ({ reference, amountMinor }) => takeAuthorised(parts, reference, amountMinor),
    listPayments: (from) => listSandboxPayments(parts.pool, from),
    refund: (refund) => giveBack(parts, refund),
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
