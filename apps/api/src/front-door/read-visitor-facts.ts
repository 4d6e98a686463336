import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { VisitorFacts } from '../content/decide-location.ts'

/**
 * What a request tells of its visitor. Headers about the network count only where a proxy of ours stands before us and
 * sets them: anybody else could write them.
 */
export function readVisitorFacts(
  request: FastifyRequest,
  config: Pick<Config, 'trustedProxies'>,
  path = request.url,
): VisitorFacts & { countryFromIp: string | null; countryFromCF: string | null } {
  const read = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  // Fastify takes another address than the connection's only when a trusted proxy gave it.
  const isBehindProxy = config.trustedProxies.length > 0 && request.ip !== request.socket.remoteAddress
  const countryFromIp = isBehindProxy ? read('ip-country') : null
  const countryFromCF = isBehindProxy ? read('cf-ipcountry') : null
  return {
    path,
    cookie: request.place,
    ipCountry: countryFromIp ?? countryFromCF,
    countryFromIp,
    countryFromCF,
    acceptLanguage: read('accept-language'),
    userAgent: read('user-agent'),
    ip: request.ip,
  }
}
