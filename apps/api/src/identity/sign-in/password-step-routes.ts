import { errorBodySchema } from '@kindred/contracts/common'
import { emptySchema, interactionParams, signedInSchema, signInBodySchema } from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resendConfirmation } from '../../accounts/resend-confirmation.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import { asksForCode } from '../factors/check-second-step.ts'
import { completeSignIn, findDeviceMark } from './complete-sign-in.ts'
import {
  isJson,
  openInteraction,
  pageOf,
  type SignInTools,
  signInExpired,
  unconfirmedOf,
} from './interaction.ts'
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
      const back = (error?: string) => reply.redirect(pageOf(request, error), 303)
      const interaction = await openInteraction(request, reply, tools)
      if (!interaction) return isJson(request) ? sendFailure(reply, signInExpired) : back(signInExpired.code)

      const { email, password } = request.body
      const device = findDeviceMark(request, email, services)
      const result = await signIn({ email, password, address: request.ip, device }, services)
      if (!result.ok) {
        const { code, message, data } = result.error
        if (code === 'email-not-confirmed') await interaction.finish({ unconfirmed: data?.customerId })
        return isJson(request) ? sendFailure(reply, { code, message }) : back(code)
      }
      if (await asksForCode(result.value.customerId, services)) {
        await interaction.finish({ passed: result.value.customerId })
        return isJson(request) ? { next: 'code' as const } : back()
      }
      const person = { ...result.value, amr: ['pwd' as const] }
      const returnTo = await completeSignIn(request, reply, interaction, person, services)
      return isJson(request)
        ? { next: 'leave' as const, redirectTo: returnTo }
        : reply.redirect(returnTo, 303)
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
      const interaction = await openInteraction(request, reply, tools)
      const customerId = unconfirmedOf(interaction?.result)
      if (!customerId)
        return isJson(request)
          ? sendFailure(reply, signInExpired)
          : reply.redirect(pageOf(request, signInExpired.code), 303)
      await resendConfirmation(customerId, services)
      return isJson(request) ? reply.code(204).send() : reply.redirect(`${pageOf(request)}&sent=1`, 303)
    },
  )
}
