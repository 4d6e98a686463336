import formbody from '@fastify/formbody'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import { currencyExponent } from '@kindred/domain/money'
import type { DisputeState } from '@kindred/domain/vocabulary'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../../services.ts'
import {
  type PageParts,
  printCardPage,
  printChallengePage,
  printEndPage,
  type SandboxText,
  sandboxPolicy,
} from './print-page.ts'
import { type CardBehaviour, readCard } from './read-card.ts'
import {
  findSandboxPayment,
  moveSandboxPayment,
  type SandboxPayment,
  type SandboxState,
} from './sandbox.store.ts'
import { settlePayment } from './settle-payment.ts'

const params = z.object({ id: z.guid() })
const hidden = { hide: true }

/** What the shop hears after cards whose owners dispute. */
const disputes: Readonly<Partial<Record<CardBehaviour, DisputeState>>> = {
  disputes: 'open',
  disputesAndLoses: 'won',
  disputesAndWins: 'lost',
}

/** The sandbox provider's hosted pages: card form, 3-D Secure step, and the way back. */
export const routes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  await app.register(formbody, { bodyLimit: 4096 })
  const { pool } = services

  app.get('/sandbox-pay/:id', { schema: { params, ...hidden } }, async ({ params }, reply) => {
    const payment = await findSandboxPayment(pool, params.id)
    return showPayment(reply, payment)
  })

  app.post(
    '/sandbox-pay/:id',
    {
      schema: {
        params,
        body: z.object({
          number: z.string().max(40),
          expiry: z.string().max(10),
          code: z.string().max(10),
        }),
        ...hidden,
      },
    },
    async ({ params, body }, reply) => {
      const payment = await findSandboxPayment(pool, params.id)
      if (payment?.state !== 'open') return showPayment(reply, payment)
      const card = readCard(body, services.now())
      if (!card.ok) {
        const { code, field = 'number' } = card.error
        return send(reply, printCardPage(await readParts(payment), { code, field }), 422)
      }
      const { last4, behaviour } = card.value
      if (behaviour === 'challenges') {
        await moveSandboxPayment(pool, payment.id, ['open'], 'challenge', { last4 })
        return reply.redirect(`/sandbox-pay/${payment.id}`, 303)
      }
      const outcome = behaviour === 'declines' ? 'declined' : nameSuccess(payment)
      const isWebhookDoubled = behaviour === 'succeedsLate'
      await settlePayment(services, payment.id, ['open'], outcome, {
        last4,
        isWebhookDoubled,
        // Nobody asks for money that was not taken.
        dispute: outcome === 'succeeded' ? disputes[behaviour] : undefined,
      })
      return leave(reply, payment, outcome !== 'declined')
    },
  )

  app.post(
    '/sandbox-pay/:id/challenge',
    { schema: { params, body: z.object({ answer: z.enum(['approve', 'fail']) }), ...hidden } },
    async ({ params, body }, reply) => {
      const isApproved = body.answer === 'approve'
      const found = await findSandboxPayment(pool, params.id)
      const outcome = isApproved && found ? nameSuccess(found) : 'declined'
      const payment = await settlePayment(services, params.id, ['challenge'], outcome)
      return payment
        ? leave(reply, payment, isApproved)
        : showPayment(reply, await findSandboxPayment(pool, params.id))
    },
  )

  app.post('/sandbox-pay/:id/cancel', { schema: { params, ...hidden } }, async ({ params }, reply) => {
    const payment = await settlePayment(services, params.id, ['open', 'challenge'], 'cancelled')
    return payment
      ? leave(reply, payment, false)
      : showPayment(reply, await findSandboxPayment(pool, params.id))
  })
}

const acceptedStates: ReadonlySet<SandboxState> = new Set(['authorised', 'succeeded', 'refunded'])

const nameSuccess = ({ isCapturedLater }: SandboxPayment) => (isCapturedLater ? 'authorised' : 'succeeded')

async function showPayment(reply: FastifyReply, payment: SandboxPayment | null) {
  if (payment?.state === 'open') return send(reply, printCardPage(await readParts(payment), null))
  if (payment?.state === 'challenge') return send(reply, printChallengePage(await readParts(payment)))
  if (payment) return leave(reply, payment, acceptedStates.has(payment.state))
  return send(reply, printEndPage(await readText('en-gb'), 'en'), 404)
}

function leave(reply: FastifyReply, payment: SandboxPayment, isPaid: boolean) {
  return reply.redirect(isPaid ? payment.returnUrl : payment.cancelUrl, 303)
}

function send(reply: FastifyReply, html: string, status = 200) {
  return (
    reply
      .code(status)
      .header('content-security-policy', sandboxPolicy)
      .header('cache-control', 'no-store')
      // With `no-referrer` browsers send a form's origin as `null`, and the front door would refuse it.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html)
  )
}

async function readParts(payment: SandboxPayment): Promise<PageParts> {
  const { amountMinor, currency, description, language, id, isCapturedLater } = payment
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency })
  return {
    id,
    language,
    description,
    isCapturedLater,
    amount: amount.format(amountMinor / 10 ** currencyExponent(currency)),
    t: await readText(language),
  }
}

async function readText(language: string): Promise<SandboxText> {
  const texts = await loadTexts(language)
  return (key) => {
    const text = ['sandbox', ...key.split('.')].reduce<unknown>(
      (area, part) =>
        typeof area === 'object' && area !== null ? (area as Record<string, unknown>)[part] : undefined,
      texts,
    )
    return typeof text === 'string' ? text : key
  }
}
