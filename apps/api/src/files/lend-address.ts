import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpFailure } from '../front-door/http-failure.ts'
import type { Services } from '../services.ts'
import {
  addressLifetime,
  isSignedAddress,
  namePerson,
  openReader,
  sealReader,
  signAddress,
} from './sign-address.ts'

const readerCookie = 'kindred-reader'
export type AddressQuery = { person: string; expires: number; signature: string }

/**
 * Answers with the address that leads this person to a protected file for two minutes, and tells their browser who it
 * belongs to for as long. Whether they may read it is asked before.
 *
 * @param path of the content, such as `/api/files/<id>/content`; the cookie goes to its folder alone
 * @param fileId what is signed; unlike for every kind of file
 */
export function lendAddress(
  { config, now }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, fileId }: { path: string; fileId: string },
): FastifyReply {
  const key = config.keys.fileAddress
  const person = findPerson(request)
  const expires = now().getTime() + addressLifetime
  const query = new URLSearchParams({
    person,
    expires: String(expires),
    signature: signAddress(key, fileId, person, expires),
  })
  const folder = path.split('/', 3).join('/')
  const seconds = addressLifetime / 1000
  return reply
    .header(
      'set-cookie',
      `${readerCookie}=${sealReader(key, person, expires)}; Path=${folder}/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${config.isHttps ? '; Secure' : ''}`,
    )
    .send({ address: `${path}?${query}`, expiresAt: new Date(expires).toISOString() })
}

/** @throws HttpFailure 401 for a visitor */
export function findPerson({ principal }: FastifyRequest): string {
  const person = namePerson(principal)
  if (!person) throw new HttpFailure(401, 'sign-in-required', 'Sign in first.')
  return person
}

/** @throws HttpFailure 403 where the address is not ours, has run out, or was made for somebody else */
export function assertAddress(
  { config, now }: Services,
  request: FastifyRequest,
  fileId: string,
  query: AddressQuery,
): void {
  const key = config.keys.fileAddress
  const isSigned = isSignedAddress(key, { fileId, ...query }, now())
  const reader = namePerson(request.principal) ?? openReader(key, readCookie(request, readerCookie), now())
  if (!isSigned || reader !== query.person)
    throw new HttpFailure(403, 'address-not-valid', 'This address does not lead here, or not any more.')
}

function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
