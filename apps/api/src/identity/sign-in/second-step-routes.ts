import { errorBodySchema } from '@kindred/contracts/common'
import { codeBodySchema } from '@kindred/contracts/factors'
import { emptySchema, interactionParams, signedInSchema } from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findCustomer } from '../../accounts/find-customer.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import { checkSecondStep } from '../factors/check-second-step.ts'
import { completeSignIn, findDeviceMark } from './complete-sign-in.ts'
import { isJson, openInteraction, pageOf, passedOf, type SignInTools, signInExpired } from './interaction.ts'

/** The second step, for who set up an authenticator app: a code of it, or a recovery code. */
export const secondStepRoutes: FastifyPluginAsyncZod<SignInTools> = async (app, tools) => {
  const { services } = tools

  app.post(
    '/oidc/interaction/:uid/code',
    {
      schema: {
        params: interactionParams,
        body: codeBodySchema,
        response: { 200: signedInSchema, 303: emptySchema, 422: errorBodySchema },
        tags: ['identity'],
        summary: 'The second step of a sign-in, after a right password',
      },
    },
    async (request, reply) => {
      const interaction = await openInteraction(request, reply, tools)
      const passed = passedOf(interaction?.result)
      const customer = passed && (await findCustomer(services.db, passed))
      if (!interaction || !customer)
        return isJson(request)
          ? sendFailure(reply, signInExpired)
          : reply.redirect(pageOf(request, signInExpired.code), 303)

      const device = findDeviceMark(request, customer.email, services)
      const attempt = { customerId: customer.id, code: request.body.code, device }
      const checked = await checkSecondStep(attempt, services)
      if (!checked.ok)
        return isJson(request)
          ? sendFailure(reply, checked.error)
          : reply.redirect(pageOf(request, checked.error.code), 303)
      const amr = ['pwd' as const, 'otp' as const, 'mfa' as const]
      const person = { customerId: customer.id, email: customer.email, amr }
      const returnTo = await completeSignIn(request, reply, interaction, person, services)
      return isJson(request)
        ? { next: 'leave' as const, redirectTo: returnTo }
        : reply.redirect(returnTo, 303)
    },
  )

  app.post(
    '/oidc/interaction/:uid/restart',
    {
      schema: {
        params: interactionParams,
        response: { 303: emptySchema },
        tags: ['identity'],
        summary: 'Go back from the second step to address and password',
      },
    },
    async (request, reply) => {
      const interaction = await openInteraction(request, reply, tools)
      await interaction?.finish({})
      return reply.redirect(pageOf(request), 303)
    },
  )
}
