import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every answer. A route or the page proxy sets its own policy; what sets none gets the strictest. */
export const securityHeaders = fp<{ isHttps: boolean }>(
  async (app, { isHttps }) => {
    // The sign-in's provider takes the connection over, so that no hook sees its answers; it keeps what is set by then.
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/oidc/')) return
      reply.header('x-content-type-options', 'nosniff').header('x-frame-options', 'DENY')
      reply.header('referrer-policy', 'strict-origin-when-cross-origin')
      if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    })
    app.addHook('onSend', async (_request, reply) => setSecurityHeaders(reply, isHttps))
  },
  { name: 'security-headers' },
)

/** What a page may use of the device; one page of the account takes a photo. */
export function permissionsPolicy({ camera = false } = {}): string {
  return `camera=(${camera ? 'self' : ''}), microphone=(), geolocation=(), browsing-topics=()`
}

/** For answers that no hook reaches, too. */
export function setSecurityHeaders(reply: FastifyReply, isHttps: boolean): void {
  setDefault(reply, 'content-security-policy', apiPolicy)
  setDefault(reply, 'cache-control', 'no-store')
  reply.header('x-content-type-options', 'nosniff')
  setDefault(reply, 'referrer-policy', 'strict-origin-when-cross-origin')
  setDefault(reply, 'x-frame-options', 'DENY')
  setDefault(reply, 'cross-origin-opener-policy', 'same-origin')
  setDefault(reply, 'cross-origin-resource-policy', 'same-origin')
  setDefault(reply, 'permissions-policy', permissionsPolicy())
  if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

function setDefault(reply: FastifyReply, name: string, value: string): void {
  if (!reply.hasHeader(name)) reply.header(name, value)
}
