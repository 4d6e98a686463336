import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { logOptions } from './log-options.ts'
import { makeServices } from './testing/make-services.ts'

let app: FastifyInstance
let lines: string

beforeEach(async () => {
  lines = ''
  const stream = new PassThrough().on('data', (part) => {
    lines += part
  })
  const log = pino(logOptions({ logLevel: 'info' }), stream)
  app = await buildApp(makeServices({ log }), {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [async (root) => void root.get('/api/users/:username', async () => 'ok')],
  })
})
afterEach(() => app.close())

it('logs the pattern of a path and no path itself, whether a route answers it or none can', async () => {
  for (const url of ['/api/users/anna?token=anna', '/api/users/anna/mistyped', '/api/users/anna%FF/'])
    await app.inject(url)
  expect(lines).toContain('"route":"/api/users/:username"')
  expect(lines.match(/"route":"\(no route\)"/g)).toHaveLength(2)
  expect(lines).not.toContain('anna')
})
