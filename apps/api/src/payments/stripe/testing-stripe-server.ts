import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server that answers as Stripe's API does, in the shapes of its reference, for tests without network: Checkout Sessions
 * with expiry, intents that are captured later, refunds with idempotency keys, lists with pages, and signed events. It stands for nothing that was recorded
 * from the real service.
 */
export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>

type Intent = {
  id: string
  object: 'payment_intent'
  status: 'succeeded' | 'requires_capture' | 'canceled'
  amount: number
  amount_received: number
  currency: string
  cancellation_reason: string | null
  metadata: Record<string, string>
  latest_charge: { amount_refunded: number; disputed: boolean }
}

type Session = {
  id: string
  object: 'checkout.session'
  client_reference_id: string
  amount_total: number
  currency: string
  created: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  url: string | null
  metadata: Record<string, string>
  payment_intent: null | Intent
}

export async function openFakeStripe(keys: { secretKey: string; webhookSecret: string }, now: () => Date) {
  const sessions = new Map<string, Session>()
  const answers = new Map<string, { status: number; body: unknown }>()
  const events: { body: string; headers: Record<string, string> }[] = []
  const asked: string[] = []

  const tell = (type: string, object: object) => {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
    const seconds = Math.floor(now().getTime() / 1000)
    const mac = createHmac('sha256', keys.webhookSecret).update(`${seconds}.${body}`).digest('hex')
    events.push({ body, headers: { 'stripe-signature': `t=${seconds},v1=${'0'.repeat(64)},v1=${mac}` } })
  }
  const shown = (one: Session, isExpanded: boolean) => ({
    ...one,
    payment_intent: isExpanded ? one.payment_intent : (one.payment_intent?.id ?? null),
  })

  const answer = (method: string, path: string, query: URLSearchParams, form: URLSearchParams) => {
    const isExpanded = [...query.keys()].includes('expand[]')
    const [, , , id = '', verb] = path.split('/').slice(1) as (string | undefined)[]
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const made: Session = {
        id: `cs_test_${randomUUID()}`,
        object: 'checkout.session',
        client_reference_id: form.get('client_reference_id') ?? '',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]') ?? '',
        created: Math.floor(now().getTime() / 1000),
        status: 'open',
        payment_status: 'unpaid',
        url: null,
        metadata: form.has('metadata[isCapturedLater]') ? { isCapturedLater: 'true' } : {},
        payment_intent: null,
      }
      made.url = `https://checkout.stripe.test/c/pay/${made.id}`
      sessions.set(made.id, made)
      return { status: 200, body: shown(made, false) }
    }
    if (method === 'GET' && path === '/v1/checkout/sessions') {
      const intent = query.get('payment_intent')
      const all = [...sessions.values()]
        .filter((one) => one.created >= Number(query.get('created[gte]') ?? 0))
        .filter((one) => intent === null || one.payment_intent?.id === intent)
      const after = all.findIndex((one) => one.id === query.get('starting_after')) + 1
      const data = all.slice(after, after + 2)
      const body = {
        object: 'list',
        data: data.map((one) => shown(one, isExpanded)),
        has_more: after + 2 < all.length,
      }
      return { status: 200, body }
    }
    if (method === 'POST' && path === '/v1/refunds') return refund(form)
    if (path.startsWith('/v1/payment_intents/')) return moveIntent(path, form)
    const session = sessions.get(id)
    if (!session) return { status: 404, body: { error: { code: 'resource_missing' } } }
    if (verb === 'expire') {
      if (session.status !== 'open') return { status: 400, body: { error: { code: 'session_not_open' } } }
      session.status = 'expired'
      tell('checkout.session.expired', shown(session, false))
    }
    return { status: 200, body: shown(session, isExpanded) }
  }

  /** What is authorised is captured or cancelled, once. */
  const moveIntent = (path: string, form: URLSearchParams) => {
    const [, , , id, verb] = path.split('/')
    const session = [...sessions.values()].find((one) => one.payment_intent?.id === id)
    const intent = session?.payment_intent
    if (!intent) return { status: 404, body: { error: { code: 'resource_missing' } } }
    if (intent.status !== 'requires_capture')
      return { status: 400, body: { error: { code: 'payment_intent_unexpected_state' } } }
    if (verb === 'cancel') {
      intent.status = 'canceled'
      tell('payment_intent.canceled', intent)
      return { status: 200, body: intent }
    }
    const amount = Number(form.get('amount_to_capture'))
    if (amount > intent.amount) return { status: 400, body: { error: { code: 'amount_too_large' } } }
    intent.status = 'succeeded'
    intent.amount_received = amount
    session.payment_status = 'paid'
    tell('payment_intent.succeeded', intent)
    return { status: 200, body: intent }
  }

  const refund = (form: URLSearchParams) => {
    const session = [...sessions.values()].find(
      (one) => one.payment_intent?.id === form.get('payment_intent'),
    )
    const intent = session?.payment_intent
    const charge = intent?.latest_charge
    const amount = Number(form.get('amount'))
    if (!session || !charge || charge.amount_refunded + amount > intent.amount_received)
      return { status: 400, body: { error: { code: 'charge_already_refunded' } } }
    charge.amount_refunded += amount
    const names = ['refundId', 'reference', 'merchantReference']
    const metadata = Object.fromEntries(names.map((name) => [name, form.get(`metadata[${name}]`)]))
    const made = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount,
      currency: session.currency,
      status: 'succeeded',
      metadata,
    }
    tell('refund.created', made)
    tell('refund.updated', made)
    return { status: 200, body: made }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const key = String(request.headers['idempotency-key'] ?? '')
    const body = new URLSearchParams(await readBody(request))
    asked.push(`${request.method} ${url.pathname} ${body}`)
    const isKnown = request.headers.authorization === `Bearer ${keys.secretKey}`
    const given = !isKnown
      ? { status: 401, body: { error: { code: 'invalid_api_key' } } }
      : (key && answers.get(key)) || answer(request.method ?? '', url.pathname, url.searchParams, body)
    if (key && isKnown) answers.set(key, given)
    response.writeHead(given.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(given.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Events that wait to be delivered, each once. */
    takeEvents: () => events.splice(0),
    /** The person enters a card on Stripe's page; a second step of the bank happens there, too. */
    pay: (id: string, isAccepted: boolean) => {
      const one = sessions.get(id)
      if (one?.status !== 'open') return
      if (!isAccepted)
        return tell('payment_intent.payment_failed', { id: 'pi_declined', object: 'payment_intent' })
      one.status = 'complete'
      const isLater = one.metadata.isCapturedLater === 'true'
      one.payment_status = isLater ? 'unpaid' : 'paid'
      one.payment_intent = {
        id: `pi_${randomUUID()}`,
        object: 'payment_intent',
        status: isLater ? 'requires_capture' : 'succeeded',
        amount: one.amount_total,
        amount_received: isLater ? 0 : one.amount_total,
        currency: one.currency,
        cancellation_reason: null,
        metadata: one.metadata,
        latest_charge: { amount_refunded: 0, disputed: false },
      }
      tell('checkout.session.completed', shown(one, false))
      if (!isLater) tell('payment_intent.succeeded', one.payment_intent)
    },
    /** Nobody captured what was authorised: it is free again. */
    expire: (id: string) => {
      const intent = sessions.get(id)?.payment_intent
      if (intent?.status !== 'requires_capture') return
      Object.assign(intent, { status: 'canceled', cancellation_reason: 'automatic' })
      tell('payment_intent.canceled', intent)
    },
    /** The card's owner asks their bank for the money. */
    dispute: (id: string, outcome: 'open' | 'won' | 'lost') => {
      const one = sessions.get(id)
      const { amount_total: amount = 0, currency } = one ?? {}
      if (one?.payment_intent) one.payment_intent.latest_charge.disputed = true
      const object = {
        id: `dp_${id}`,
        object: 'dispute',
        amount,
        currency,
        payment_intent: one?.payment_intent?.id,
        reason: 'fraudulent',
        status: 'needs_response',
      }
      tell('charge.dispute.created', object)
      if (outcome !== 'open') tell('charge.dispute.closed', { ...object, status: outcome })
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
