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

/** Something that may be lent: the path of its content, and what is signed, unlike for every kind of file. */
export type Lendable = { path: string; fileId: string }

/**
 * Answers with the address that leads this person to a protected file for two minutes, and tells their browser who it
 * belongs to for as long. Whether they may read it is asked before.
 *
 * @param lendable with a path such as `/api/files/<id>/content`; the cookie goes to its folder alone
 */
export function lendAddress(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  lendable: Lendable,
): FastifyReply {
  const person = findPerson(request)
  const expires = services.now().getTime() + addressLifetime
  tellReader(services, reply, { person, expires, folder: lendable.path.split('/', 3).join('/') })
  const address = printAddress(services, person, expires, lendable)
  return reply.send({ address, expiresAt: new Date(expires).toISOString() })
}

/** An address that leads one person (`namePerson`) to one file until then (epoch milliseconds). */
export function printAddress(
  { config }: Pick<Services, 'config'>,
  person: string,
  expires: number,
  { path, fileId }: Lendable,
): string {
  const signature = signAddress(config.keys.fileAddress, fileId, person, expires)
  return `${path}?${new URLSearchParams({ person, expires: String(expires), signature })}`
}

/** Tells the browser who it belongs to while addresses below a folder live. */
export function tellReader(
  { config, now }: Pick<Services, 'config' | 'now'>,
  reply: FastifyReply,
  { person, expires, folder }: { person: string; expires: number; folder: string },
): void {
  const sealed = sealReader(config.keys.fileAddress, person, expires)
  const seconds = Math.round((expires - now().getTime()) / 1000)
  reply.header(
    'set-cookie',
    `${readerCookie}=${sealed}; Path=${folder}/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${config.isHttps ? '; Secure' : ''}`,
  )
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
