import formbody from '@fastify/formbody'
import { errorBodySchema } from '@kindred/contracts/common'
import {
  interactionDetailsSchema,
  interactionParams,
  type SignInReason,
  signInReasons,
} from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendFailure } from '../../front-door/send-failure.ts'
import { passedOf, type SignInTools, signInExpired, toPathLocale, unconfirmedOf } from './interaction.ts'
import { passkeyStepRoutes } from './passkey-step-routes.ts'
import { passwordStepRoutes } from './password-step-routes.ts'
import { secondStepRoutes } from './second-step-routes.ts'

/**
 * The steps of a sign-in that a person sees. The page itself is the web process's; its forms come here, as JSON from its
 * script (answers JSON) or urlencoded without one (answers redirects; nothing personal gets into an address).
 */
export const interactionRoutes: FastifyPluginAsyncZod<SignInTools> = async (app, tools) => {
  await app.register(formbody, { bodyLimit: 16 * 1024 })
  await app.register(lookRoutes, tools)
  await app.register(passwordStepRoutes, tools)
  await app.register(secondStepRoutes, tools)
  await app.register(passkeyStepRoutes, tools)
}

const lookRoutes: FastifyPluginAsyncZod<SignInTools> = async (app, { provider }) => {
  app.get(
    '/oidc/interaction/:uid',
    { schema: { params: interactionParams, hide: true } },
    async (request, reply) => {
      const interaction = await provider.Interaction.find(request.params.uid)
      const locale = toPathLocale(interaction?.params.ui_locales)
      return reply.redirect(`/${locale}/account/sign-in/?interaction=${request.params.uid}`, 303)
    },
  )

  app.get(
    '/oidc/interaction/:uid/details',
    {
      schema: {
        params: interactionParams,
        response: { 200: interactionDetailsSchema, 404: errorBodySchema },
        tags: ['identity'],
        summary: 'What a sign-in page needs to know about the sign-in it is for',
      },
    },
    async (request, reply) => {
      const interaction = await provider.Interaction.find(request.params.uid)
      if (!interaction) return sendFailure(reply, signInExpired, 404)
      const { ui_locales, shop, reason } = interaction.params
      return {
        uid: interaction.uid,
        prompt: interaction.prompt.name,
        locale: toPathLocale(ui_locales),
        shopCode: typeof shop === 'string' && /^[a-z]{2,3}$/.test(shop) ? shop : null,
        step: passedOf(interaction.result) ? ('code' as const) : ('password' as const),
        awaitsConfirmation: unconfirmedOf(interaction.result) !== null,
        reason: toReason(reason),
      }
    },
  )
}

const toReason = (asked: unknown): SignInReason | null =>
  signInReasons.find((reason) => reason === asked) ?? null
