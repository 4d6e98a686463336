import type { Reference } from '@kindred/content/reference/reference.ts'
import { createTestDatabase } from '@kindred/database/testing/test-database'
import type { RegisterContext } from '../contexts.ts'
import { buildTestApp } from './test-app.ts'
import { makeTestServices } from './test-services.ts'

/** These contexts over a database of their own; whoever opens it closes it after their last test. */
export async function openTestShop(contexts: RegisterContext[], reference?: Reference) {
  const database = await createTestDatabase()
  const services = makeTestServices(database, reference)
  const app = await buildTestApp(services, contexts)
  const close = async () => {
    await app.close()
    await database.drop()
  }
  return { database, services, app, close }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
