import type { Principal } from '@kindred/contracts/principal'
import type { FastifyRequest } from 'fastify'
import { readCredentials } from '../front-door/credentials.ts'
import type { Services } from '../services.ts'
import { openAccessToken, openWebSession } from './sessions/open-web-session.ts'
import { openSessionCookie } from './sessions/session-cookie.ts'
import { authenticateStaff } from './staff/authenticate-staff.ts'

const anonymous: Principal = { kind: 'anonymous' }

/**
 * Finds who a request is for. What cannot be trusted, has run out or was signed out is a visitor; it is never an error
 * here, each route says whom it needs.
 *
 * @throws when the database cannot be reached (answered 503): nobody is signed out by an outage
 */
export async function authenticate(request: FastifyRequest, services: Services): Promise<Principal> {
  const { config } = services
  const credentials = readCredentials(request, config)
  switch (credentials.kind) {
    case 'none':
      return anonymous
    case 'bearer':
      return (await openAccessToken(credentials.token, services)) ?? anonymous
    case 'webSession': {
      const sid = await openSessionCookie(credentials.cookie, config.keys.nextAuth)
      return (sid && (await openWebSession(sid, services))) || anonymous
    }
    case 'staff':
      return (await authenticateStaff(credentials.cookie, services)) ?? anonymous
  }
}
