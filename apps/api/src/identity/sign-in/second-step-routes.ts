import { errorBodySchema } from '@kindred/contracts/common'
import { codeBodySchema } from '@kindred/contracts/factors'
import { emptySchema, interactionParams, signedInSchema } from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findCustomer } from '../../accounts/find-customer.ts'
import { checkSecondStep } from '../factors/check-second-step.ts'
import { answerStep } from './answer-step.ts'
import { completeSignIn, findDeviceMark } from './complete-sign-in.ts'
import { openInteraction, pageOf, passedOf, type SignInTools, signInExpired } from './interaction.ts'

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
      const answer = answerStep(request, reply)
      const interaction = await openInteraction(request, reply, tools)
      const passed = passedOf(interaction?.result)
      const customer = passed && (await findCustomer(services.db, passed))
      if (!interaction || !customer) return answer.refuse(signInExpired)

      const { id: customerId, email } = customer
      const device = findDeviceMark(request, email, services)
      const checked = await checkSecondStep({ customerId, code: request.body.code, device }, services)
      if (!checked.ok) return answer.refuse(checked.error)
      const person = { customerId, email, amr: ['pwd' as const, 'otp' as const, 'mfa' as const] }
      return answer.leave(await completeSignIn(request, reply, interaction, person, services))
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
