import {
  addressBodySchema,
  addressSchema,
  cookieConsentBodySchema,
  keptAddressSchema,
  userSchema,
  userSettingsBodySchema,
  userSettingsSchema,
} from '@kindred/contracts/accounts'
import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpFailure } from '../front-door/http-failure.ts'
import { findCustomer, requireSelf } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { readAddress, saveAddress } from './addresses.ts'
import { keepCookieConsent } from './keep-consents.ts'
import { deleteKeptAddress, listKeptAddresses } from './kept-addresses.ts'
import { readUser } from './read-user.ts'
import { createUserSettings, readUserSettings, saveUserSettings } from './settings.ts'

const tags = ['accounts']
const refusals = { 400: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema }

/** Everything here is for the customer named in the path alone. */
export const ownRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
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
  app.post(
    '/api/users/:username/consents/cookies',
    {
      schema: {
        params,
        body: cookieConsentBodySchema,
        response: { 204: z.undefined(), ...access, ...refusals },
        tags,
        summary:
          'Keep what the customer chose in the consent dialog, with the version of its words and the time',
      },
    },
    async (request, reply) => {
      await keepCookieConsent(findCustomer(request).customerId, request.body.approved, services)
      return reply.code(204).send()
    },
  )
  app.get(
    '/api/users/:username/addresses',
    {
      schema: {
        params,
        response: { 200: z.array(keptAddressSchema), ...access },
        tags,
        summary: 'Addresses used in the checkout and kept, the one used last first',
      },
    },
    (request) => listKeptAddresses(services.pool, findCustomer(request).customerId),
  )
  app.delete(
    '/api/users/:username/addresses/:id',
    {
      schema: {
        params: params.extend({ id: guidSchema }),
        response: { 204: z.undefined(), ...access },
        tags,
        summary: 'Keep an address no more; orders made with it stay as they are',
      },
    },
    async (request, reply) => {
      const { customerId } = findCustomer(request)
      if (!(await deleteKeptAddress(services.pool, customerId, request.params.id)))
        throw new HttpFailure(404, 'not-found', 'There is no such address.')
      return reply.code(204).send()
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
