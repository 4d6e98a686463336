import formbody from '@fastify/formbody'
import { errorBodySchema } from '@kindred/contracts/common'
import {
  emptySchema,
  type InteractionDetails,
  interactionDetailsSchema,
  interactionParams,
  signedInSchema,
  signInBodySchema,
} from '@kindred/contracts/identity'
import { locales } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { resendConfirmation } from '../../accounts/resend-confirmation.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import type { Services } from '../../services.ts'
import { asPublic } from '../provider/mount-provider.ts'
import { signIn } from './sign-in.ts'
import { tellOfNewDevice } from './tell-of-new-device.ts'

const expired = { code: 'sign-in-expired', message: 'This sign-in took too long. Start again.' }
const deviceCookie = 'kindred-device'
const year = 31_536_000

/**
 * The steps of a sign-in that a person sees. The page itself is the web process's; its form comes here, as JSON from its
 * script (answers JSON) or urlencoded without one (answers redirects; nothing personal gets into an address).
 */
export const interactionRoutes: FastifyPluginAsyncZod<{ provider: Provider; services: Services }> = async (
  app,
  { provider, services },
) => {
  const { config } = services
  const { host, protocol } = new URL(config.publicUrl)
  await app.register(formbody, { bodyLimit: 16 * 1024 })

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
      if (!interaction) return sendFailure(reply, expired, 404)
      const { ui_locales, shop, reason } = interaction.params
      return {
        uid: interaction.uid,
        prompt: interaction.prompt.name,
        locale: toPathLocale(ui_locales),
        shopCode: typeof shop === 'string' && /^[a-z]{2,3}$/.test(shop) ? shop : null,
        awaitsConfirmation: unconfirmedOf(interaction.result) !== null,
        reason: toReason(reason),
      }
    },
  )

  app.post(
    '/oidc/interaction/:uid/login',
    {
      schema: {
        params: interactionParams,
        body: signInBodySchema,
        response: { 200: signedInSchema, 303: emptySchema, 422: errorBodySchema },
        tags: ['identity'],
        summary: 'Sign in with address and password (SES-01)',
      },
    },
    async (request, reply) => {
      const back = (error: string) => reply.redirect(pageOf(request, error), 303)
      const raw = asPublic(request.raw, host, protocol)
      const interaction = await provider.interactionDetails(raw, reply.raw).catch(() => null)
      if (!interaction || interaction.uid !== request.params.uid)
        return isJson(request) ? sendFailure(reply, expired) : back(expired.code)
      const finish = (result: InteractionResults) =>
        provider.interactionResult(raw, reply.raw, result, { mergeWithLastSubmission: false })

      const { email, password } = request.body
      const device = request.cookies[deviceCookie]
      const result = await signIn({ email, password, address: request.ip, device }, services)
      if (!result.ok) {
        const { code, message, data } = result.error
        if (code === 'email-not-confirmed') await finish({ unconfirmed: data?.customerId })
        return isJson(request) ? sendFailure(reply, { code, message }) : back(code)
      }
      if (!result.value.isKnownDevice) await tellOfNewDevice(result.value.customerId, request, services)
      const returnTo = await finish({ login: { accountId: result.value.customerId, amr: ['pwd'] } })
      reply.setCookie(deviceCookie, result.value.deviceMark, {
        path: '/oidc/interaction',
        httpOnly: true,
        sameSite: 'lax',
        secure: config.isHttps,
        maxAge: year,
      })
      return isJson(request) ? { redirectTo: returnTo } : reply.redirect(returnTo, 303)
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
      const raw = asPublic(request.raw, host, protocol)
      const interaction = await provider.interactionDetails(raw, reply.raw).catch(() => null)
      const customerId = interaction?.uid === request.params.uid ? unconfirmedOf(interaction.result) : null
      if (!customerId)
        return isJson(request)
          ? sendFailure(reply, expired)
          : reply.redirect(pageOf(request, expired.code), 303)
      await resendConfirmation(customerId, services)
      return isJson(request) ? reply.code(204).send() : reply.redirect(`${pageOf(request)}&sent=1`, 303)
    },
  )
}

/** Back to the page the form stood on, in its own language. */
function pageOf(request: FastifyRequest, error?: string): string {
  const { uid } = request.params as { uid: string }
  const page = `/${localeOfPage(request)}/account/sign-in/?interaction=${uid}`
  return error ? `${page}&error=${error}` : page
}

/** The form carries its page's locale; anything else reads as the default. */
function localeOfPage(request: FastifyRequest): string {
  const { locale } = (request.body ?? {}) as { locale?: unknown }
  return toPathLocale(locale)
}

/** `da-DK da` → `da-dk`; what is not one of our locales → `en-gb`. */
function toPathLocale(asked: unknown): string {
  const first = typeof asked === 'string' ? (asked.split(' ')[0]?.toLowerCase() ?? '') : ''
  return locales.find((locale) => locale.toLowerCase() === first)?.toLowerCase() ?? 'en-gb'
}

function toReason(asked: unknown): InteractionDetails['reason'] {
  return asked === 'SessionRequired' || asked === 'RefreshAccessTokenError' ? asked : null
}

function unconfirmedOf(result: InteractionResults | undefined): string | null {
  const id = result?.unconfirmed
  return typeof id === 'string' ? id : null
}

const isJson = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/json') ?? false
