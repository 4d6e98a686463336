import type { ProviderPayment } from '@kindred/domain/reconciliation/compare-with-provider'
import { ok, refuse } from '@kindred/domain/result'
import type { PaymentProvider, PaymentRequest } from '../payment-provider.ts'
import { readStripeEvent } from './read-stripe-event.ts'
import { createStripeClient, type StripeClient } from './stripe-client.ts'
import { isSignedByStripe } from './verify-stripe-signature.ts'

export type StripeParts = {
  secretKey: string
  webhookSecret: string
  now: () => Date
  /** Stripe's own unless a test gives its server. */
  origin?: string
}

type Session = {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  client_reference_id: string
  amount_total: number
  currency: string
  created: number
  payment_intent: Intent | null
}
type Intent = {
  id: string
  status: string
  amount_received: number
  latest_charge: { amount_refunded: number; disputed: boolean } | null
}
type Page<T> = { data: T[]; has_more: boolean }

/** The longest Stripe allows, and more than a basket is held. */
const pageSeconds = 24 * 3600 - 60

/** Card payments on Stripe's own page (Checkout Sessions): the card and its second step never touch this house. */
export function createStripeProvider(parts: StripeParts): PaymentProvider {
  const stripe = createStripeClient(parts.secretKey, parts.origin ?? 'https://api.stripe.com')
  return {
    name: 'stripe',
    startPayment: async (request) => {
      const made = await stripe.post<Session>(
        'checkout/sessions',
        describeSession(request, parts.now()),
        request.merchantReference,
      )
      if (!made.ok || !made.value.url) throw new Error('Stripe opened no page')
      return { reference: made.value.id, redirectUrl: made.value.url }
    },
    verifyEvent: async (headers, rawBody) => {
      if (!isSignedByStripe(headers['stripe-signature'], rawBody, parts.webhookSecret, parts.now()))
        return refuse('signature-invalid', 'The event is not signed by the provider.')
      const read = readStripeEvent(parse(rawBody))
      if (!read.ok) return read
      if (read.value === null || 'reference' in read.value) return ok(read.value)
      const { paymentIntent, ...event } = read.value
      const session = await findSession(stripe, paymentIntent)
      const names = session && { reference: session.id, merchantReference: session.client_reference_id }
      return ok(names && { ...event, ...names })
    },
    listPayments: (from) => listPayments(stripe, from),
    // A page that has ended is refused, and stays as it is.
    cancel: async (reference) => {
      const { payment_intent: intent } = await readSession(stripe, reference)
      if (intent?.status === 'requires_capture')
        await stripe.post(`payment_intents/${intent.id}/cancel`, {}, `cancel-${reference}`)
      else await stripe.post(`checkout/sessions/${reference}/expire`, {}, `expire-${reference}`)
    },
    capture: async ({ captureId, reference, amountMinor }) => {
      const { payment_intent: intent } = await readSession(stripe, reference)
      if (!intent) return refuse('capture-refused', 'The payment holds no such authorisation.')
      if (intent.amount_received === amountMinor) return ok()
      const form = { amount_to_capture: String(amountMinor) }
      const made = await stripe.post(`payment_intents/${intent.id}/capture`, form, captureId)
      return made.ok ? ok() : made
    },
    refund: async ({ refundId, reference, amountMinor }) => {
      const session = await readSession(stripe, reference)
      if (!session.payment_intent) return refuse('refund-refused', 'The payment holds no such money.')
      const made = await stripe.post(
        'refunds',
        {
          payment_intent: session.payment_intent.id,
          amount: String(amountMinor),
          'metadata[refundId]': refundId,
          'metadata[reference]': reference,
          'metadata[merchantReference]': session.client_reference_id,
        },
        refundId,
      )
      return made.ok ? ok() : made
    },
  }
}

function describeSession(request: PaymentRequest, now: Date): Record<string, string> {
  return {
    mode: 'payment',
    client_reference_id: request.merchantReference,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': request.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(request.amountMinor),
    'line_items[0][price_data][product_data][name]': request.description,
    'payment_method_types[0]': 'card',
    // The words tell the events of such a payment from those of one that is taken at once.
    ...(request.isCapturedLater && {
      'metadata[isCapturedLater]': 'true',
      'payment_intent_data[capture_method]': 'manual',
      'payment_intent_data[metadata][isCapturedLater]': 'true',
    }),
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    locale: request.language.split('-')[0] ?? 'auto',
    expires_at: String(Math.floor(now.getTime() / 1000) + pageSeconds),
  }
}

async function findSession(stripe: StripeClient, paymentIntent: string): Promise<Session | null> {
  const page = await stripe.get<Page<Session>>('checkout/sessions', { payment_intent: paymentIntent })
  return page.data[0] ?? null
}

const readSession = (stripe: StripeClient, reference: string) =>
  stripe.get<Session>(`checkout/sessions/${reference}`, { 'expand[]': 'payment_intent.latest_charge' })

async function listPayments(stripe: StripeClient, from: Date): Promise<ProviderPayment[]> {
  const found: ProviderPayment[] = []
  for (let after: string | undefined; ; ) {
    const page = await stripe.get<Page<Session>>('checkout/sessions', {
      limit: '100',
      'created[gte]': String(Math.floor(from.getTime() / 1000)),
      'expand[]': 'data.payment_intent.latest_charge',
      ...(after && { starting_after: after }),
    })
    found.push(...page.data.map(describePayment))
    after = page.data.at(-1)?.id
    if (!page.has_more || !after) return found
  }
}

function describePayment(one: Session): ProviderPayment {
  const { payment_intent: intent } = one
  return {
    reference: one.id,
    state: readState(one),
    amountMinor: intent?.amount_received || one.amount_total,
    currency: one.currency.toUpperCase(),
    refundedMinor: intent?.latest_charge?.amount_refunded ?? 0,
    isDisputed: intent?.latest_charge?.disputed ?? false,
    // Stripe does not say when a session changed; our own side says what is fresh.
    changedAt: one.created * 1000,
  }
}

function readState(one: Session): ProviderPayment['state'] {
  if (one.payment_status === 'paid' || one.payment_intent?.status === 'succeeded') return 'succeeded'
  if (one.payment_intent?.status === 'requires_capture') return 'authorised'
  return one.status === 'open' ? 'open' : 'failed'
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
