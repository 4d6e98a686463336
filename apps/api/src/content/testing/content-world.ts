import { openPayload } from '@kindred/content/open-payload.ts'
import { type ReferenceWatch, watchReference } from '@kindred/content/reference/watch-reference.ts'
import { testDataDirectory } from '@kindred/database/testing/data-directory'
import type { TestDatabase } from '@kindred/database/testing/test-database'
import { createContentDatabase } from '@kindred/demo/testing/content-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Services } from '../../services.ts'
import { makeTestServices } from '../../testing/test-services.ts'
import { routes } from '../routes.ts'

/** What a test of the content calls has at hand; filled before its first test. */
export type ContentWorld = {
  database: TestDatabase
  app: FastifyInstance
  watch: ReferenceWatch
  services: Services
  /** Answers a call of a visitor: status, where it leads, and what it says. */
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the body
  get: (url: string) => Promise<{ status: number; location: string | undefined; body: any }>
  /** The editor, as long as `work` takes. */
  edit: <Result>(work: (payload: Payload) => Promise<Result>) => Promise<Result>
}
type Payload = Awaited<ReturnType<typeof openPayload>>['payload']

/** The content calls over the content of the demo world, for the tests of one file. */
export function useContentWorld(): ContentWorld {
  const world = {} as ContentWorld
  beforeAll(async () => {
    world.database = await createContentDatabase()
    const { database } = world
    world.watch = await watchReference(database.pool, database.url)
    world.services = { ...makeTestServices(database), reference: () => world.watch.current() }
    world.app = await buildApp(world.services, {
      authenticate: async () => ({ kind: 'anonymous' }),
      contexts: [routes],
    })
    await world.app.ready()
  })
  afterAll(async () => {
    await world.app?.close()
    await world.watch?.close()
    await world.database?.drop()
  })
  world.get = async (url) => {
    const response = await world.app.inject({ url })
    return {
      status: response.statusCode,
      location: response.headers.location,
      body: response.body ? response.json() : null,
    }
  }
  world.edit = async (work) => {
    const { payload, close } = await openPayload({
      databaseUrl: world.database.url,
      secret: 's'.repeat(43),
      publicUrl: 'http://localhost:3000',
      dataDirectory: testDataDirectory(),
    })
    try {
      return await work(payload)
    } finally {
      await close()
    }
  }
  return world
}
