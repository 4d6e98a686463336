import { customer } from '@kindred/database/schema/customers'
import { findFreePort } from '@kindred/database/server/find-free-port'
import { createTestDatabase } from '@kindred/database/testing/test-database'
import { routes as accounts } from '../../accounts/routes.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { makeServices } from '../../front-door/testing/make-services.ts'
import { routes as mail } from '../../mail/routes.ts'
import { authenticate } from '../authenticate-request.ts'
import { routes as identity } from '../routes.ts'
import { hashPassword } from '../sign-in/password-hash.ts'
import { Browser } from './browser.ts'

export const password = 'Kv7#mistral-lamp'

/** The house with a database and a port of its own, for tests of whole sign-ins. */
export async function openHouse() {
  const database = await createTestDatabase()
  const port = await findFreePort()
  const config = readConfig({
    PORT: String(port),
    DATABASE_URL: database.url,
    KINDRED_SECRET: 'k'.repeat(43),
    LOG_LEVEL: 'silent',
  })
  const services = makeServices({ config, pool: database.pool, db: database.db, now: () => new Date() })
  const app = await buildApp(services, { authenticate, contexts: [identity, accounts, mail] })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    services,
    app,
    database,
    /** A confirmed private customer unless told otherwise. @returns the id */
    addCustomer: async (part: Partial<typeof customer.$inferInsert> = {}): Promise<string> => {
      const [made] = await database.db
        .insert(customer)
        .values({
          email: 'ada@example.com',
          emailConfirmedAt: new Date(),
          passwordHash: await hashPassword(password),
          clientType: 'private',
          fullName: 'Ada Lovelace',
          residentCountry: 'DK',
          ...part,
        })
        .returning({ id: customer.id })
      if (!made) throw new Error('no customer')
      return made.id
    },
    browse: () => new Browser(config),
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>
