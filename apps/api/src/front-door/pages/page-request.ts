import { blocksApartHeader } from '@kindred/contracts/content'
import { chooseLaterKey, isChooseLaterActive } from '@kindred/domain/location/choose-later'
import { type ClientType, clientTypes, isOneOf } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'

/** Headers that only this process may set for the web process; what a client sends under these names is dropped. */
const ownHeaders = [
  'x-path',
  'x-query',
  'x-nonce',
  'x-treatment-country',
  'x-treatment-state',
  'x-visitor-type',
  blocksApartHeader,
  'x-middleware-subrequest',
  'content-security-policy',
]

/** Headers that speak of one connection, not of the request (RFC 9110, 7.6.1), and what a client cannot ask of another. */
const hopByHop = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export type VisitorCountry = { country: string; state: string }

/**
 * The treatment country a page may show (LOC-18): of the header, the location cookie, else the country of
 * the shop in the path. Empty while it is chosen later (LOC-55).
 */
export function readVisitorCountry(request: FastifyRequest, { reference }: Services): VisitorCountry {
  const { place } = request
  const header = request.headers['x-treatment-country']
  const isLater = place !== null && place.country === null && isChosenLater(request, reference())
  const asked = typeof header === 'string' ? header : place?.country
  const country = asked ?? (isLater ? '' : findCountryOfShop(request, reference()))
  if (!reference().countries.has(country)) return { country: '', state: '' }
  // A state counts in its own country only.
  return { country, state: (country === place?.country && place.treatmentState) || '' }
}

/** LOC-55: of the page's own shop and visitor type, and of what the visitor said. */
function isChosenLater(request: FastifyRequest, reference: ReturnType<Services['reference']>): boolean {
  const { shopCode, visitorType } = readShopPath(request.url)
  return isChooseLaterActive({
    isEnabledInShop: reference.shops.get(shopCode)?.enableChooseTcLater ?? false,
    customerType: visitorType ?? 'private',
    storedFlag: request.cookies[chooseLaterKey] ?? null,
  })
}

function findCountryOfShop(request: FastifyRequest, reference: ReturnType<Services['reference']>): string {
  return reference.shops.get(readShopPath(request.url).shopCode)?.defaultCountry ?? ''
}

/** What the address of a page of a shop says; the type of visitor decides how its prices read (domain rules 4). */
function readShopPath(url: string): { shopCode: string; visitorType: ClientType | null } {
  const [, shopCode = '', type] = /^\/[^/]+\/([a-z]+)-shop\/(?:([a-z]+)(?=[/?]|$))?/.exec(url) ?? []
  return { shopCode, visitorType: isOneOf(clientTypes, type) ? type : null }
}

/** Headers for the web process: of the client's only what does no harm, of ours what a page needs to know. */
export function pageHeaders(
  request: FastifyRequest,
  own: { country: VisitorCountry; nonce?: string; policy?: string; withCookies: boolean },
): Record<string, string> {
  const headers: Record<string, string> = {}
  const ofConnection = new Set((request.headers.connection ?? '').toLowerCase().split(/\s*,\s*/))
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value !== 'string' || ownHeaders.includes(name)) continue
    if (hopByHop.has(name) || ofConnection.has(name)) continue
    if (!own.withCookies && (name === 'cookie' || name === 'authorization' || name.startsWith('if-')))
      continue
    headers[name] = value
  }
  const { country, state } = own.country
  if (country) headers['x-treatment-country'] = country
  if (state) headers['x-treatment-state'] = state
  const { visitorType } = readShopPath(request.url)
  if (visitorType) headers['x-visitor-type'] = visitorType
  if (own.nonce) headers['x-nonce'] = own.nonce
  if (own.policy) headers['content-security-policy'] = own.policy
  headers['x-request-id'] = request.id
  // Next tells a not-found page nothing about what was looked for, nor its helpers of what was asked.
  const [path = '/'] = request.url.split('?', 1)
  headers['x-path'] = path
  headers['x-query'] = request.url.slice(path.length)
  headers['x-forwarded-host'] = request.host
  headers['x-forwarded-proto'] = request.protocol
  headers['x-forwarded-for'] = request.ip
  return headers
}
