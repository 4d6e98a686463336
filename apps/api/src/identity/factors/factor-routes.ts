import { errorBodySchema } from '@kindred/contracts/common'
import {
  codeBodySchema,
  factorsSchema,
  pendingAppSchema,
  recoveryCodesSchema,
} from '@kindred/contracts/factors'
import { emptySchema } from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { HttpFailure } from '../../front-door/http-failure.ts'
import { findCustomer, requireCustomer } from '../../front-door/require-customer.ts'
import { requireFreshSignIn } from '../../front-door/require-fresh-sign-in.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import type { Services } from '../../services.ts'
import {
  beginApp,
  confirmPendingApp,
  findPendingApp,
  removeApp,
  renewRecoveryCodes,
} from './authenticator-app.ts'
import { readFactors } from './read-factors.ts'

const tags = ['identity']
const access = { 401: errorBodySchema, 403: errorBodySchema }

/** The second step of a sign-in, for the customer's own account. All but looking asks for a fresh sign-in. */
export const factorRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const onRequest = requireFreshSignIn(services.now)

  app.get(
    '/api/account/factors',
    {
      onRequest: requireCustomer,
      schema: {
        response: { 200: factorsSchema, ...access },
        tags,
        summary: 'How the customer signs in beside the password',
      },
    },
    async (request) => readFactors(findCustomer(request), services),
  )
  app.post(
    '/api/account/factors/authenticator-app',
    {
      onRequest,
      schema: {
        response: { 200: pendingAppSchema, ...access, 422: errorBodySchema },
        tags,
        summary: 'Begin to set an authenticator app up; nothing changes before its first code is right',
      },
    },
    async (request, reply) => {
      const begun = await beginApp(findCustomer(request).customerId, services)
      return begun.ok ? begun.value : sendFailure(reply, begun.error)
    },
  )
  app.get(
    '/api/account/factors/authenticator-app',
    {
      onRequest,
      schema: {
        response: { 200: pendingAppSchema, ...access, 404: errorBodySchema },
        tags,
        summary: 'The authenticator app that is being set up; 404 when none is',
      },
    },
    async (request) => {
      const pending = await findPendingApp(findCustomer(request).customerId, services)
      if (!pending) throw new HttpFailure(404, 'set-up-expired', 'No authenticator app is being set up.')
      return pending
    },
  )
  app.post(
    '/api/account/factors/authenticator-app/confirm',
    {
      onRequest,
      schema: {
        body: codeBodySchema,
        response: { 200: recoveryCodesSchema, ...access, 400: errorBodySchema, 422: errorBodySchema },
        tags,
        summary: 'Make the authenticator app count by a first code; answers the recovery codes, once',
      },
    },
    async (request, reply) => {
      const done = await confirmPendingApp(findCustomer(request).customerId, request.body.code, services)
      return done.ok ? done.value : sendFailure(reply, done.error)
    },
  )
  app.delete(
    '/api/account/factors/authenticator-app',
    {
      onRequest,
      schema: {
        response: { 204: emptySchema, ...access },
        tags,
        summary: 'Take the authenticator app off, and the recovery codes with it',
      },
    },
    async (request, reply) => {
      await removeApp(findCustomer(request).customerId, services)
      return reply.code(204).send()
    },
  )
  app.post(
    '/api/account/factors/recovery-codes',
    {
      onRequest,
      schema: {
        response: { 200: recoveryCodesSchema, ...access, 422: errorBodySchema },
        tags,
        summary: 'New recovery codes, shown once; earlier ones stop working',
      },
    },
    async (request, reply) => {
      const made = await renewRecoveryCodes(findCustomer(request).customerId, services)
      return made.ok ? made.value : sendFailure(reply, made.error)
    },
  )
}
