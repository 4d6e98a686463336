import {
  addressBodySchema,
  addressSchema,
  confirmEmailBodySchema,
  confirmEmailQuery,
  confirmedSchema,
  createdUserSchema,
  createPrivateUserSchema,
  createProfessionalUserSchema,
  resendConfirmationSchema,
  resentSchema,
  userSchema,
  userSettingsBodySchema,
  userSettingsSchema,
  validationConfigurationsSchema,
  validationSchema,
} from '@kindred/contracts/accounts'
import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpFailure } from '../front-door/http-failure.ts'
import { creationLimit } from '../front-door/limit-rate.ts'
import { findCustomer, requireSelf } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import { findCallerAddress } from '../identity/is-from-inside.ts'
import type { Services } from '../services.ts'
import { readAddress, saveAddress } from './addresses.ts'
import { confirmEmail } from './confirm-email.ts'
import { createUser } from './create-user.ts'
import { findNewUserFaults } from './find-new-user-faults.ts'
import { readUser } from './read-user.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { createUserSettings, readUserSettings, saveUserSettings } from './settings.ts'
import { validationConfigurations } from './validation-configurations.ts'

/** Creating an account, confirming its address, and what a customer keeps there about themselves. */
export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(creation, { services })
  await app.register(own, { services })
}

const tags = ['accounts']
const refusals = { 400: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema }
const created = { confirmationSent: true as const }

const creation: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
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
      const faults = findNewUserFaults(request.body, services.reference())
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
      const faults = findNewUserFaults(request.body, services.reference())
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

/** Everything here is for the customer named in the path alone. */
const own: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSelf)
  const params = z.object({ username: z.string().max(64) })
  const access = { 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }

  app.get(
    '/api/users/:username',
    {
      schema: { params, response: { 200: userSchema, ...access }, tags, summary: 'The user record (ACC-07)' },
    },
    async (request) => {
      const user = await readUser(findCustomer(request).customerId, services)
      if (!user) throw new HttpFailure(404, 'not-found', 'There is no such user.')
      return user
    },
  )
  app.get(
    '/api/users/:username/settings',
    {
      schema: {
        params,
        response: { 200: userSettingsSchema, ...access },
        tags,
        summary: 'Profile settings; 404 when there are none yet (ACC-02)',
      },
    },
    async (request) => {
      const settings = await readUserSettings(findCustomer(request).customerId, services)
      if (!settings) throw new HttpFailure(404, 'no-settings', 'There are no settings yet.')
      return settings
    },
  )
  const save = {
    params,
    body: userSettingsBodySchema,
    response: { 200: userSettingsSchema, ...access, ...refusals, 409: errorBodySchema },
    tags,
  }
  app.post(
    '/api/users/:username/settings',
    { schema: { ...save, summary: 'Create profile settings; 409 when there are some (ACC-03)' } },
    async (request, reply) => {
      const result = await createUserSettings(findCustomer(request), request.body, services)
      if (result.ok) return result.value
      return sendFailure(reply, result.error, result.error.code === 'settings-exist' ? 409 : 422)
    },
  )
  app.put(
    '/api/users/:username/settings',
    { schema: { ...save, summary: 'Save profile settings (ACC-04)' } },
    async (request, reply) => {
      const result = await saveUserSettings(findCustomer(request), request.body, services)
      return result.ok ? result.value : sendFailure(reply, result.error)
    },
  )
  for (const [path, kind] of [
    ['Delivery', 'delivery'],
    ['Billing', 'billing'],
  ] as const) {
    app.get(
      `/api/users/:username/${path}`,
      {
        schema: {
          params,
          response: { 200: addressSchema, ...access },
          tags,
          summary: `The ${kind} address; 404 when there is none yet (ACC-20, ACC-21)`,
        },
      },
      async (request) => {
        const address = await readAddress(findCustomer(request).customerId, kind, services)
        if (!address) throw new HttpFailure(404, 'no-address', 'There is no such address yet.')
        return address
      },
    )
    app.put(
      `/api/users/:username/${path}`,
      {
        schema: {
          params,
          body: addressBodySchema,
          response: { 200: addressSchema, ...access, ...refusals },
          tags,
          summary: `Save the ${kind} address (ACC-18, ACC-19)`,
        },
      },
      async (request, reply) => {
        const result = await saveAddress(findCustomer(request).customerId, kind, request.body, services)
        return result.ok ? result.value : sendFailure(reply, result.error)
      },
    )
  }
}
