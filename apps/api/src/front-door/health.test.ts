import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it, vi } from 'vitest'
import { healthRoutes } from './health.ts'
import './request-types.ts'
import { makeServices } from './testing/make-services.ts'

it('a busy process is up and not ready, and says so as it always does', async () => {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Any process is larger than a byte.
  await app.register(underPressure, { maxRssBytes: 1, sampleInterval: 10 })
  await app.register(healthRoutes, { services: makeServices(), checks: {} })
  await vi.waitFor(async () => {
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'waiting', checks: { load: false } }])
  })
  const up = await app.inject('/healthz')
  expect([up.statusCode, up.json()]).toEqual([200, { status: 'ok' }])
  await app.close()
})
