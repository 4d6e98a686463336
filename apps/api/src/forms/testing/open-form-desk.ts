import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPayload } from '@kindred/content/open-payload.ts'
import { createTestDatabase } from '@kindred/database/testing/test-database'
import { makeTestForm } from './make-test-form.ts'

export type FormDesk = Awaited<ReturnType<typeof openFormDesk>>

/** A database, a directory for files, and the editor over them, in which the test form is published. */
export async function openFormDesk() {
  const database = await createTestDatabase()
  const directory = await mkdtemp(join(tmpdir(), 'kindred-forms-'))
  const { payload, close } = await openPayload({
    databaseUrl: database.url,
    secret: 's'.repeat(43),
    publicUrl: 'http://localhost:3000',
    dataDirectory: directory,
  })
  return {
    database,
    directory,
    payload,
    formGuid: await makeTestForm(payload),
    async close() {
      await close()
      await database.drop()
      await rm(directory, { recursive: true })
    },
  }
}
