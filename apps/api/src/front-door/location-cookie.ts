import { locationCookieName, readLocationCookie } from '@kindred/domain/location/read-location-cookie'
import type { LocationCookie } from '@kindred/domain/location/resolve-context'
import fp from 'fastify-plugin'
import { knownPlaces } from '../content/known-places.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the visitor's browser keeps of where they are; null without, and where it could not be trusted. */
    place: LocationCookie | null
    /** The cookie is being deleted with the answer, so no cache may keep that. */
    dropsPlace: boolean
  }
}

/**
 * Reads the location cookie of every request. One that is cut, forged or out of date is logged and deleted, and the
 * visitor is told nothing (LOC-27). The log names the field at fault, never what stood in it.
 */
export const locationCookie = fp<{ services: Services }>(
  async (app, { services }) => {
    app.decorateRequest('place', null)
    app.decorateRequest('dropsPlace', false)
    app.addHook('onRequest', async (request, reply) => {
      const value = request.cookies[locationCookieName]
      if (!value) return
      const reading = readLocationCookie(value, knownPlaces(services.reference()))
      if (reading.kind === 'valid') request.place = reading.cookie
      if (reading.kind !== 'invalid') return
      request.dropsPlace = true
      request.log.warn({ code: 'location-cookie', fault: reading.fault }, 'a location cookie was not valid')
      reply.clearCookie(locationCookieName, { path: '/' })
    })
    app.addHook('onSend', async (request, reply) => {
      if (request.dropsPlace) reply.header('cache-control', 'private, no-store')
    })
  },
  { name: 'location-cookie', dependencies: ['principal'] },
)
