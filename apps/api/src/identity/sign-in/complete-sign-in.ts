import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import type { OpenInteraction } from './interaction.ts'
import { isKnownDevice, makeDeviceMark } from './limit-tries.ts'
import { tellOfNewDevice } from './tell-of-new-device.ts'

const deviceCookie = 'kindred-device'
const year = 31_536_000

/** How somebody showed who they are, as RFC 8176 names it. */
export type Means = ('pwd' | 'otp' | 'hwk' | 'user' | 'mfa')[]

/**
 * Ends a sign-in that went well: the owner hears of a browser that is new to the account, the browser is remembered for
 * it, and the provider takes over.
 *
 * @returns where the browser goes on
 */
export async function completeSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: OpenInteraction,
  person: { customerId: string; email: string; amr: Means },
  services: Services,
): Promise<string> {
  const { config } = services
  if (!findDeviceMark(request, person.email, services))
    await tellOfNewDevice(person.customerId, request, services)
  const returnTo = await interaction.finish({ login: { accountId: person.customerId, amr: person.amr } })
  reply.setCookie(deviceCookie, makeDeviceMark(person.email, config.keys.oidcCookies), {
    path: '/oidc/interaction',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isHttps,
    maxAge: year,
  })
  return returnTo
}

/** The mark of a browser that has signed in to this account before. */
export function findDeviceMark(
  request: FastifyRequest,
  email: string,
  { config }: Services,
): string | undefined {
  const mark = request.cookies[deviceCookie]
  return isKnownDevice(mark, email, config.keys.oidcCookies) ? mark : undefined
}
