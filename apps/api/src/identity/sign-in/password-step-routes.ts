import { errorBodySchema } from '@kindred/contracts/common'
import { emptySchema, interactionParams, signedInSchema, signInBodySchema } from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resendConfirmation } from '../../accounts/resend-confirmation.ts'
import { asksForCode } from '../factors/check-second-step.ts'
import { answerStep } from './answer-step.ts'
import { completeSignIn, findDeviceMark } from './complete-sign-in.ts'
import { openInteraction, type SignInTools, signInExpired, unconfirmedOf } from './interaction.ts'
import { signIn } from './sign-in.ts'

/** The first step: address and password. */
export const passwordStepRoutes: FastifyPluginAsyncZod<SignInTools> = async (app, tools) => {
  const { services } = tools

  app.post(
    '/oidc/interaction/:uid/login',
    {
      schema: {
        params: interactionParams,
        body: signInBodySchema,
        response: { 200: signedInSchema, 303: emptySchema, 422: errorBodySchema },
        tags: ['identity'],
        summary: 'Sign in with address and password (SES-01); `code` asks for the second step',
      },
    },
    async (request, reply) => {
      const answer = answerStep(request, reply)
      const interaction = await openInteraction(request, reply, tools)
      if (!interaction) return answer.refuse(signInExpired)

      const { email, password } = request.body
      const device = findDeviceMark(request, email, services)
      const result = await signIn({ email, password, address: request.ip, device }, services)
      if (!result.ok) {
        const { code, data } = result.error
        if (code === 'email-not-confirmed') await interaction.finish({ unconfirmed: data?.customerId })
        return answer.refuse(result.error)
      }
      if (await asksForCode(result.value.customerId, services)) {
        await interaction.finish({ passed: result.value.customerId })
        return answer.askForCode()
      }
      const person = { ...result.value, amr: ['pwd' as const] }
      return answer.leave(await completeSignIn(request, reply, interaction, person, services))
    },
  )

  app.post(
    '/oidc/interaction/:uid/resend',
    {
      schema: {
        params: interactionParams,
        response: { 204: emptySchema, 303: emptySchema, 422: errorBodySchema },
        tags: ['identity'],
        summary: 'Send the confirmation mail again, after a right password',
      },
    },
    async (request, reply) => {
      const answer = answerStep(request, reply)
      const customerId = unconfirmedOf((await openInteraction(request, reply, tools))?.result)
      if (!customerId) return answer.refuse(signInExpired)
      await resendConfirmation(customerId, services)
      return answer.tellOfMail()
    },
  )
}
