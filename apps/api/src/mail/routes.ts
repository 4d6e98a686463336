import { guidSchema, textSchema } from '@kindred/contracts/common'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpFailure } from '../front-door/http-failure.ts'
import type { Services } from '../services.ts'
import { findMail, listMail } from './local-mail.store.ts'
import { printFramed, printOutbox, printOutboxMail } from './outbox-page.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'"
const params = z.object({ id: guidSchema })

/** A demo's outbox. In production none of these routes exist. */
export async function routes(app: FastifyInstance, { config, db }: Services): Promise<void> {
  if (!config.isDemo) return
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const page = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
  }
  const find = async (id: string) => {
    const mail = await findMail(db, id)
    if (!mail) throw new HttpFailure(404, 'not-found', 'There is no such mail.')
    return mail
  }

  typed.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(page).send(printOutbox(await listMail(db))),
  )
  typed.get(
    '/dev/mail.json',
    { schema: { querystring: z.object({ to: textSchema(254).optional() }), hide: true } },
    async (request) => listMail(db, request.query.to),
  )
  typed.get('/dev/mail/:id', { schema: { params, hide: true } }, async (request, reply) =>
    reply.headers(page).send(printOutboxMail(await find(request.params.id))),
  )
  typed.get('/dev/mail/:id/html', { schema: { params, hide: true } }, async (request, reply) =>
    reply.headers(page).send(printFramed(await find(request.params.id))),
  )
}
