import { errorBodySchema } from '@kindred/contracts/common'
import {
  changeEmailBodySchema,
  changeEmailSchema,
  newEmailBodySchema,
  newEmailSchema,
} from '@kindred/contracts/identity'
import { locales } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { askForNewEmail, changeEmail } from '../accounts/change-email.ts'
import { creationLimit } from '../front-door/limit-rate.ts'
import { findCustomer } from '../front-door/require-customer.ts'
import { requireFreshSignIn } from '../front-door/require-fresh-sign-in.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { findCallerAddress } from './is-from-inside.ts'

const tags = ['identity']

/** Another e-mail address to sign in with. */
export const emailRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const key = services.config.keys.internal
  const keyGenerator = (request: FastifyRequest) => findCallerAddress(request, key)
  const config = { rateLimit: { ...creationLimit, keyGenerator } }
  const refusals = { 400: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema }

  app.post(
    '/api/account/email',
    {
      onRequest: requireFreshSignIn(services.now),
      config,
      schema: {
        body: newEmailBodySchema,
        response: { 200: newEmailSchema, 401: errorBodySchema, 403: errorBodySchema, ...refusals },
        tags,
        summary: 'Mail a link to a new address; one that is somebody’s gets the same answer',
      },
    },
    async (request, reply) => {
      const { email, locale } = request.body
      const known = locales.find((one) => one.toLowerCase() === locale.toLowerCase()) ?? 'en-GB'
      const asked = { email, locale: known.toLowerCase() }
      const result = await askForNewEmail(findCustomer(request).customerId, asked, services)
      return result.ok ? { sent: true as const } : sendFailure(reply, result.error)
    },
  )
  app.post(
    '/api/account/email/confirm',
    {
      config,
      schema: {
        body: changeEmailBodySchema,
        response: { 200: changeEmailSchema, ...refusals },
        tags,
        summary: 'Take the new address by the link that went to it; the old one is told',
      },
    },
    async (request, reply) => {
      const result = await changeEmail(request.body.token, services)
      return result.ok ? { changed: true as const } : sendFailure(reply, result.error)
    },
  )
}
