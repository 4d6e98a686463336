import { errorBodySchema } from '@kindred/contracts/common'
import { addPasskeyBodySchema, passkeyOptionsSchema, passkeyParams } from '@kindred/contracts/factors'
import { emptySchema } from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findCustomer } from '../../front-door/require-customer.ts'
import { requireFreshSignIn } from '../../front-door/require-fresh-sign-in.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import type { Services } from '../../services.ts'
import { addPasskey, askForNewPasskey, removePasskey } from './register-passkey.ts'

const tags = ['identity']
const access = { 401: errorBodySchema, 403: errorBodySchema, 422: errorBodySchema }

/** The customer's passkeys. Signing in with one is a step of the sign-in. */
export const passkeyRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const onRequest = requireFreshSignIn(services.now)

  app.post(
    '/api/account/passkeys/options',
    {
      onRequest,
      schema: {
        response: { 200: passkeyOptionsSchema, ...access },
        tags,
        summary: 'What the browser asks a device for to make a passkey',
      },
    },
    async (request, reply) => {
      const asked = await askForNewPasskey(findCustomer(request).customerId, services)
      return asked.ok ? { ...asked.value } : sendFailure(reply, asked.error)
    },
  )
  app.post(
    '/api/account/passkeys',
    {
      onRequest,
      schema: {
        body: addPasskeyBodySchema,
        response: { 204: emptySchema, 400: errorBodySchema, ...access },
        tags,
        summary: 'Keep a passkey that a device has made',
      },
    },
    async (request, reply) => {
      const added = await addPasskey(findCustomer(request).customerId, request.body, services)
      return added.ok ? reply.code(204).send() : sendFailure(reply, added.error)
    },
  )
  app.delete(
    '/api/account/passkeys/:id',
    {
      onRequest,
      schema: {
        params: passkeyParams,
        response: { 204: emptySchema, ...access },
        tags,
        summary: 'Forget a passkey; one that is not the customer’s is as good as forgotten',
      },
    },
    async (request, reply) => {
      await removePasskey(findCustomer(request).customerId, request.params.id, services)
      return reply.code(204).send()
    },
  )
}
