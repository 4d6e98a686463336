import { errorBodySchema, guidSchema, languageParamSchema } from '@kindred/contracts/common'
import {
  favouriteBodySchema,
  favouriteCardsSchema,
  favouriteNoteSchema,
  favouriteSchema,
} from '@kindred/contracts/favourites'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findCustomer, requireCustomer, requireSelf } from '../front-door/require-customer.ts'
import { sendFailure, toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { addFavourite } from './add-favourite.ts'
import { removeFavouriteRow, writeNote } from './favourite.store.ts'
import { listFavouriteCards, listFavourites } from './list-favourites.ts'

const tags = ['favourites']
const access = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }
const ofUser = z.object({ username: z.string().max(64) })
const ofFavourite = ofUser.extend({ donorGuid: guidSchema })

/** FAV-08 to FAV-10, and the cards of decision 5: a customer's own favourites alone. */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/users/:username/FavoriteDonors',
    {
      onRequest: requireSelf,
      schema: {
        tags,
        summary: 'Keep a donor as a favourite; asked twice it is kept once',
        params: ofUser,
        body: favouriteBodySchema,
        response: { 200: favouriteSchema, ...access, 422: errorBodySchema },
      },
    },
    async (request, reply) => {
      const added = await addFavourite(findCustomer(request), request.body, services)
      return added.ok ? added.value : sendFailure(reply, added.error)
    },
  )

  app.get(
    '/api/users/:username/Donors/Favorites',
    {
      onRequest: requireSelf,
      schema: {
        tags,
        summary: 'Which donors are favourites, the newest first',
        params: ofUser,
        response: { 200: z.array(favouriteSchema), ...access },
      },
    },
    (request) => listFavourites(findCustomer(request), services),
  )

  app.delete(
    '/api/users/:username/Donors/Favorites/:donorGuid',
    {
      onRequest: requireSelf,
      schema: {
        tags,
        summary: 'Let a favourite go, with its note',
        params: ofFavourite,
        response: { 204: z.undefined(), ...access },
      },
    },
    async (request, reply) => {
      await removeFavouriteRow(services.db, findCustomer(request).customerId, request.params.donorGuid)
      return reply.code(204).send()
    },
  )

  app.put(
    '/api/users/:username/Donors/Favorites/:donorGuid/note',
    {
      onRequest: requireSelf,
      schema: {
        tags,
        summary: 'Write a note on a favourite; empty takes it away',
        params: ofFavourite,
        body: favouriteNoteSchema,
        response: { 200: favouriteNoteSchema, ...access },
      },
    },
    async (request, reply) => {
      const { customerId } = findCustomer(request)
      const { note } = request.body
      const isKept = await writeNote(services.db, customerId, request.params.donorGuid, note)
      if (!isKept)
        return reply
          .code(404)
          .send(toErrorBody({ code: 'no-favourite', message: 'This donor is none of your favourites.' }))
      return { note }
    },
  )

  app.get(
    '/api/donors/favorites/:language',
    {
      onRequest: requireCustomer,
      schema: {
        tags,
        summary: 'The favourites in full, as the shop and treatment country of the headers see them now',
        params: z.object({ language: languageParamSchema }),
        response: { 200: favouriteCardsSchema, ...access },
      },
    },
    (request) => listFavouriteCards(findCustomer(request), request.context, services),
  )
}
