import { errorBodySchema } from '@kindred/contracts/common'
import { passkeyOptionsSchema, passkeySignInBodySchema } from '@kindred/contracts/factors'
import { interactionParams, signedInSchema } from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { strictLimit } from '../../front-door/limit-rate.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import { askForPasskey, signInWithPasskey } from '../factors/sign-in-with-passkey.ts'
import { answerStep } from './answer-step.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { openInteraction, type SignInTools, signInExpired } from './interaction.ts'

/** In place of both steps: a passkey. Only scripts can ask a device for one, so this speaks JSON alone. */
export const passkeyStepRoutes: FastifyPluginAsyncZod<SignInTools> = async (app, tools) => {
  const { services } = tools
  const config = { rateLimit: { ...strictLimit, max: 30 } }

  app.post(
    '/oidc/interaction/:uid/passkey/options',
    {
      config,
      schema: {
        params: interactionParams,
        response: { 200: passkeyOptionsSchema, 422: errorBodySchema },
        tags: ['identity'],
        summary: 'What the browser asks a device for to sign in',
      },
    },
    async (request, reply) => {
      const interaction = await openInteraction(request, reply, tools)
      if (!interaction) return sendFailure(reply, signInExpired)
      return { ...(await askForPasskey(interaction.uid, services)) }
    },
  )

  app.post(
    '/oidc/interaction/:uid/passkey',
    {
      config,
      schema: {
        params: interactionParams,
        body: passkeySignInBodySchema,
        response: { 200: signedInSchema, 422: errorBodySchema },
        tags: ['identity'],
        summary: 'Sign in with a passkey',
      },
    },
    async (request, reply) => {
      const answer = answerStep(request, reply)
      const interaction = await openInteraction(request, reply, tools)
      if (!interaction) return answer.refuse(signInExpired)
      const result = await signInWithPasskey(interaction.uid, request.body.response, services)
      if (!result.ok) return answer.refuse(result.error)
      const person = { ...result.value, amr: ['hwk' as const, 'user' as const, 'mfa' as const] }
      return answer.leave(await completeSignIn(request, reply, interaction, person, services))
    },
  )
}
