import { errorBodySchema } from '@kindred/contracts/common'
import {
  forgotPasswordBodySchema,
  forgotPasswordSchema,
  resetPasswordBodySchema,
  resetPasswordSchema,
} from '@kindred/contracts/identity'
import { locales } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resetPassword, sendPasswordLink } from '../../accounts/reset-password.ts'
import { creationLimit } from '../../front-door/limit-rate.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import type { Services } from '../../services.ts'
import { findCallerAddress } from '../is-from-inside.ts'
import { endDevices } from '../sessions/devices.ts'

const tags = ['identity']

/** A forgotten password. */
export const passwordRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const key = services.config.keys.internal
  const keyGenerator = (request: FastifyRequest) => findCallerAddress(request, key)
  const config = { rateLimit: { ...creationLimit, keyGenerator } }
  const refusals = { 400: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema }

  app.post(
    '/api/account/password/forgot',
    {
      config,
      schema: {
        body: forgotPasswordBodySchema,
        response: { 200: forgotPasswordSchema, ...refusals },
        tags,
        summary: 'Mail a link that sets a new password; an unknown address gets the same answer',
      },
    },
    async (request) => {
      const { email, locale } = request.body
      const known = locales.find((one) => one.toLowerCase() === locale.toLowerCase())
      await sendPasswordLink(email, known?.toLowerCase() ?? 'en-gb', services)
      return { sent: true as const }
    },
  )
  app.post(
    '/api/account/password/reset',
    {
      config,
      schema: {
        body: resetPasswordBodySchema,
        response: { 200: resetPasswordSchema, ...refusals },
        tags,
        summary: 'Set a new password by the link of the mail; every sign-in made before ends',
      },
    },
    async (request, reply) => {
      const { token, password } = request.body
      const result = await resetPassword(token, password, services)
      if (!result.ok) return sendFailure(reply, result.error)
      await endDevices(result.value.customerId, {}, services)
      return { changed: true as const }
    },
  )
}
