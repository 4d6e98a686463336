import { errorBodySchema } from '@kindred/contracts/common'
import {
  formAnswerSchema,
  formStampSchema,
  formSubmitUrl,
  runtimeConfigurationSchema,
  submitFormSchema,
} from '@kindred/contracts/forms'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { chooseBotCheck } from './bot-check/choose-bot-check.ts'
import { makeStamp } from './bot-check/stamp.ts'
import { staffRoutes } from './staff-routes.ts'
import { submitForm } from './submit-form.ts'

const tags = ['forms']
/** Sent forms of one address: many for an office, few for a script. */
const sendingLimit = { max: 20, timeWindow: 600_000 }

/** Forms that visitors send, and what a browser must know at its start. */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { config } = services
  const check = chooseBotCheck(services)

  app.get(
    '/api/cms/settings/runtimeconfiguration',
    {
      schema: {
        tags,
        summary: 'Runtime configuration of the browser (CFG-01)',
        response: { 200: runtimeConfigurationSchema },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({
        fileSizeLimit: config.fileSizeLimit,
        reCaptchaV3key: config.recaptcha?.siteKey ?? null,
        cloudflareTurnstileSiteKey: config.turnstile?.siteKey ?? null,
        appInsightsConnectionString: config.appInsightsConnectionString ?? null,
        bffUrl: config.publicUrl,
      }),
  )

  app.get(
    '/api/cms/forms/stamp',
    {
      schema: {
        tags,
        summary: 'The moment a visitor began with a form, signed',
        response: { 200: formStampSchema },
      },
    },
    async () => ({ stamp: makeStamp(config.keys.formStamp, 'visit', services.now()) }),
  )

  app.post(
    formSubmitUrl,
    {
      bodyLimit: Math.ceil((config.fileSizeLimit / 3) * 4) + 512 * 1024,
      config: { rateLimit: sendingLimit },
      schema: {
        tags,
        summary: 'Send a form',
        body: submitFormSchema,
        response: { 200: formAnswerSchema, 400: errorBodySchema, 422: formAnswerSchema },
      },
    },
    async (request, reply) => {
      const sent = await submitForm(services, check, request.body, request)
      if (sent.ok) return { success: true, errors: [] }
      return reply.code(422).send({ success: false, ...toErrorBody(...sent.error) })
    },
  )

  await staffRoutes(instance, services)
}
