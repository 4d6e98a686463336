import type { CustomerPrincipal, StaffPrincipal } from '@kindred/contracts/principal'
import type { FastifyReply } from 'fastify'
import { printAddress, tellReader } from '../../files/lend-address.ts'
import { namePerson } from '../../files/sign-address.ts'
import type { Services } from '../../services.ts'

/** How long an address of a donor's photograph or voice leads to it, in milliseconds: long enough to hear a voice out. */
export const mediaLifetime = 10 * 60_000

/** What is signed; unlike the ids of other files. */
export const nameMedia = (id: string) => `donor-media ${id}`

/** Addresses for one answer to one person: all end at once. */
export type Lending = { lend: (id: string) => string; expires: number; person: string }

export function startLending(services: Services, reader: CustomerPrincipal | StaffPrincipal): Lending {
  const person = namePerson(reader) ?? ''
  const expires = services.now().getTime() + mediaLifetime
  return {
    person,
    expires,
    lend: (id) =>
      printAddress(services, person, expires, { path: `/api/donors/media/${id}`, fileId: nameMedia(id) }),
  }
}

/** Tells the browser whose addresses these are, and everybody between that the answer is nobody else's. */
export function markLent(
  services: Services,
  reply: FastifyReply,
  { person, expires }: Pick<Lending, 'person' | 'expires'>,
): void {
  reply.header('cache-control', 'private, no-store')
  tellReader(services, reply, { person, expires, folder: '/api/donors' })
}
