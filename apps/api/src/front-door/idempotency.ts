import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { HttpFailure } from './http-failure.ts'
import { claimKey, findAnswer, keepAnswer, releaseKey } from './idempotency.store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that moves money or stock: with `Idempotency-Key` it happens once and answers alike each time. */
    isIdempotent?: boolean
  }
  interface FastifyRequest {
    idempotencyClaim: { scope: string; key: string } | null
  }
}

const pause = 60
const patience = 15_000

/**
 * `Idempotency-Key` on routes with `config: { isIdempotent: true }`. The same key with the same body gives the first
 * answer again; with another body 422 `idempotency-key-reused`; a second request while the first runs waits for it.
 * Only answers that mean something are kept (2xx and 422); after a fault the key is free again. Keys belong to the
 * principal (or anonymous basket, or else the caller's address) and the call.
 */
export const idempotencyKeys = fp<{ services: Services }>(
  async (app, { services: { db } }) => {
    app.decorateRequest('idempotencyClaim', null)

    app.addHook('preHandler', async (request, reply) => {
      if (!request.routeOptions.config.isIdempotent) return
      const key = readKey(request)
      if (key === undefined) return
      const scope = findScope(request)
      const requestHash = hash(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
      for (let waited = 0; ; waited += pause) {
        if (await claimKey(db, scope, key, requestHash)) {
          request.idempotencyClaim = { scope, key }
          return
        }
        const kept = await findAnswer(db, scope, key)
        if (kept && kept.requestHash !== requestHash)
          throw new HttpFailure(422, 'idempotency-key-reused', 'This key was used for another request.', {
            field: 'Idempotency-Key',
          })
        if (kept && kept.status !== null) return giveAgain(reply, kept.status, kept.response)
        if (waited >= patience)
          throw new HttpFailure(422, 'request-in-progress', 'The same request is still being worked on.')
        await wait(pause)
      }
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const claim = request.idempotencyClaim
      if (!claim) return
      request.idempotencyClaim = null
      const { statusCode } = reply
      const isKept = (statusCode >= 200 && statusCode < 300) || statusCode === 422
      if (!isKept) await releaseKey(db, claim.scope, claim.key).catch(() => undefined)
      else await keepAnswer(db, claim.scope, claim.key, statusCode, asJson(payload))
    })
  },
  { name: 'idempotency-keys' },
)

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\w.:-]{8,100}$/.test(key)) return key
  throw new HttpFailure(400, 'invalid-field', 'Must be 8 to 100 letters, digits or . _ : -', {
    field: 'Idempotency-Key',
  })
}

function findScope(request: FastifyRequest): string {
  return hash(`${nameCaller(request)} ${request.method} ${request.routeOptions.url}`)
}

/** Each kind of caller under its own name, so that a basket id made up as another's id or address opens nothing. */
function nameCaller({ principal, headers, ip }: FastifyRequest): string {
  if (principal.kind === 'customer') return `customer ${principal.customerId}`
  if (principal.kind === 'staff') return `staff ${principal.staffId}`
  const basket = headers['x-basket-id']
  // Without a basket nothing names a visitor but where they call from: a stranger's key gives no answer again.
  return basket ? `basket ${basket}` : `address ${ip} ${headers['user-agent'] ?? ''}`
}

function giveAgain(reply: FastifyReply, status: number, response: unknown): FastifyReply {
  reply.code(status).header('idempotency-replayed', 'true')
  if (response === null) return reply.send()
  // Serialised once already, by the schema of the first answer.
  return reply
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(response))
}

function asJson(payload: unknown): string {
  return typeof payload === 'string' && payload !== '' ? payload : 'null'
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
