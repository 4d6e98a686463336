import type { FastifyPluginAsync } from 'fastify'
import type Provider from 'oidc-provider'

const prefix = '/oidc'

/**
 * Hands everything below `/oidc` to the provider. It reads bodies itself, so no parser may touch them first; it finds its
 * mount point by comparing `originalUrl` with `url`.
 */
export function mountProvider(provider: Provider, publicUrl: string): FastifyPluginAsync {
  const handle = provider.callback()
  const { host, protocol } = new URL(publicUrl)
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    app.all(`${prefix}/*`, { schema: { hide: true } }, (request, reply) => {
      reply.hijack()
      const raw = asPublic(request.raw, host, protocol)
      raw.originalUrl = raw.url
      raw.url = raw.url?.slice(prefix.length) || '/'
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      handle(raw, reply.raw)
    })
  }
}

/**
 * Makes a request look as it does at the public address, whatever address of ours it came to and whatever headers it
 * brought: addresses in tokens and redirects come from PUBLIC_URL only.
 */
export function asPublic<T extends { headers: Record<string, unknown> }>(
  raw: T & { originalUrl?: string },
  host: string,
  protocol: string,
) {
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-proto'] = protocol.replace(':', '')
  return raw
}
