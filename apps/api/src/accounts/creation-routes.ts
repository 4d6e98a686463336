import {
  confirmEmailBodySchema,
  confirmEmailQuery,
  confirmedSchema,
  createdUserSchema,
  createPrivateUserSchema,
  createProfessionalUserSchema,
  resendConfirmationSchema,
  resentSchema,
  validationConfigurationsSchema,
  validationSchema,
} from '@kindred/contracts/accounts'
import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { creationLimit } from '../front-door/limit-rate.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import { findCallerAddress } from '../identity/is-from-inside.ts'
import type { Services } from '../services.ts'
import { confirmEmail } from './confirm-email.ts'
import { createUser } from './create-user.ts'
import { findNewUserFaults } from './find-new-user-faults.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { validationConfigurations } from './validation-configurations.ts'

const tags = ['accounts']
const refusals = { 400: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema }
const created = { confirmationSent: true as const }

/** What a visitor may do who has no account yet. */
export const creationRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const validate = { 200: validationSchema, ...refusals }
  app.post(
    '/api/users/ValidatePrivateUserCreation',
    {
      schema: {
        body: createPrivateUserSchema,
        response: validate,
        tags,
        summary: 'Check a private account before it is created (ACC-12)',
      },
    },
    async (request, reply) => {
      const faults = findNewUserFaults(request.body, services.reference(), services.now())
      return faults.length > 0 ? sendFailure(reply, faults) : { valid: true as const }
    },
  )
  app.post(
    '/api/users/ValidateProfessionalUserCreation',
    {
      schema: {
        body: createProfessionalUserSchema,
        response: validate,
        tags,
        summary: 'Check a professional account before it is created (ACC-13)',
      },
    },
    async (request, reply) => {
      const faults = findNewUserFaults(request.body, services.reference(), services.now())
      return faults.length > 0 ? sendFailure(reply, faults) : { valid: true as const }
    },
  )
  const key = services.config.keys.internal
  const config = {
    rateLimit: {
      ...creationLimit,
      keyGenerator: (request: FastifyRequest) => findCallerAddress(request, key),
    },
  }
  app.post(
    '/api/users/Private',
    {
      config,
      schema: {
        body: createPrivateUserSchema,
        response: { 200: createdUserSchema, ...refusals },
        tags,
        summary: 'Create a private account; a known address gets the same answer (ACC-09)',
      },
    },
    async (request, reply) => {
      const result = await createUser(request.body, services)
      return result.ok ? created : sendFailure(reply, result.error)
    },
  )
  app.post(
    '/api/users/Professional',
    {
      config,
      schema: {
        body: createProfessionalUserSchema,
        response: { 200: createdUserSchema, ...refusals },
        tags,
        summary: 'Create a professional account; a known address gets the same answer (ACC-10)',
      },
    },
    async (request, reply) => {
      const result = await createUser(request.body, services)
      return result.ok ? created : sendFailure(reply, result.error)
    },
  )
  app.post(
    '/api/cms/createaccount/confirmemail',
    {
      config,
      schema: {
        querystring: confirmEmailQuery,
        body: confirmEmailBodySchema,
        response: { 200: confirmedSchema, ...refusals },
        tags,
        summary: 'Open an account by the link of its mail (CRT-10)',
      },
    },
    async (request, reply) => {
      const result = await confirmEmail(request.query.token, request.body.password, services)
      if (!result.ok) return sendFailure(reply, result.error)
      return { confirmed: true as const, clientType: result.value.clientType }
    },
  )
  app.post(
    '/api/users/:username/ResendConfirmEmailRecaptcha',
    {
      config,
      schema: {
        params: z.object({ username: guidSchema }),
        body: resendConfirmationSchema,
        response: { 200: resentSchema, ...refusals },
        tags,
        summary: 'Send the confirmation mail again, at most once a minute (ACC-22)',
      },
    },
    async (request) => {
      await resendConfirmation(request.params.username, services)
      return { confirmationSent: true as const }
    },
  )
  app.get(
    '/api/users/ValidationConfigurations',
    {
      schema: {
        response: { 200: validationConfigurationsSchema },
        tags,
        summary: 'What the account forms check in the browser (ACC-11)',
      },
    },
    async () => validationConfigurations,
  )
}
