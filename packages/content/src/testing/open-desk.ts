import { testDataDirectory } from '@kindred/database/testing/data-directory'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { StaffRole } from '@kindred/domain/vocabulary'
import type { Payload } from 'payload'
import { openPayload } from '../open-payload.ts'

/** Payload over a database of a test's own. */
export async function openDesk(): Promise<{
  database: TestDatabase
  payload: Payload
  close: () => Promise<void>
}> {
  const database = await createTestDatabase()
  const { payload, close } = await openPayload({
    databaseUrl: database.url,
    secret: 's'.repeat(43),
    publicUrl: 'http://localhost:3000',
    dataDirectory: testDataDirectory(),
  })
  return {
    database,
    payload,
    close: async () => {
      await close()
      await database.drop()
    },
  }
}

/** What a call of the local interface says to be made in somebody's name, under all rules of access. */
export function as(roles: StaffRole | StaffRole[], languages: string[] = [], id = 'someone') {
  return {
    user: { id, collection: 'staff', email: `${id}@test.test`, roles: [roles].flat(), languages } as never,
    overrideAccess: false as const,
  }
}
