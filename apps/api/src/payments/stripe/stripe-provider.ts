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
  payment_intent: { id: string; latest_charge: { amount_refunded: number; disputed: boolean } | null } | null
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
      await stripe.post(`checkout/sessions/${reference}/expire`, {}, `expire-${reference}`)
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
  const isPaid = one.payment_status === 'paid'
  return {
    reference: one.id,
    state: isPaid ? 'succeeded' : one.status === 'open' ? 'open' : 'failed',
    amountMinor: one.amount_total,
    currency: one.currency.toUpperCase(),
    refundedMinor: one.payment_intent?.latest_charge?.amount_refunded ?? 0,
    isDisputed: one.payment_intent?.latest_charge?.disputed ?? false,
    // Stripe does not say when a session changed; our own side says what is fresh.
    changedAt: one.created * 1000,
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
