import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { HttpFailure } from './http-failure.ts'

/**
 * `/metrics` for Prometheus, not public: with METRICS_TOKEN set it asks for that bearer token, otherwise it answers the
 * machine itself only. Times are kept by route pattern, never by address, so that no id becomes a label.
 */
export const metrics = fp<{ config: Config }>(
  async (app, { config }) => {
    const register = new Registry()
    collectDefaultMetrics({ register })
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by method, route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [register],
    })
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none'
      seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    })
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayRead(request, config)) throw new HttpFailure(404, 'not-found', 'There is no such call.')
      return reply.type(register.contentType).send(await register.metrics())
    })
    app.addHook('onClose', async () => register.clear())
  },
  { name: 'metrics' },
)

function mayRead(request: FastifyRequest, { metricsToken: token, trustedProxies }: Config): boolean {
  // Behind a proxy on this machine everybody's requests come from here.
  if (token === undefined) return trustedProxies.length === 0 && isMachineItself(request)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const forwarding = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-original-.+|true-client-ip|cf-.+)$/

/** The socket's own end, not a named address; under a name of this machine, so that no page of another site gets here. */
function isMachineItself({ headers, raw }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false
  if (!/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(headers.host ?? '')) return false
  return /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '')
}
