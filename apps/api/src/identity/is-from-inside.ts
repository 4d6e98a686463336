import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a request is the web process's own: it carries the installation's key, comes from an inner address and was not
 * forwarded from outside. The key is what counts, the rest is a second fence.
 *
 * @param key `config.keys.internal`
 */
export function isFromInside(request: FastifyRequest, key: string): boolean {
  const given = request.headers['x-kindred-internal']
  if (typeof given !== 'string' || request.headers['x-forwarded-for'] !== undefined) return false
  if (!isInnerAddress(request.socket.remoteAddress ?? '')) return false
  const [a, b] = [Buffer.from(given), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whose address counts for limits: the person's, also where the web process calls in their name. */
export function findCallerAddress(request: FastifyRequest, key: string): string {
  const named = request.headers['x-client-address']
  return typeof named === 'string' && isFromInside(request, key) ? named : request.ip
}

/** Loopback, or a private network where web and API processes run on several machines. */
function isInnerAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^(::1$|f[cd][0-9a-f]{2}:)/i.test(plain)
}
