import { dropFilesOf } from '../files/drop-files-of.ts'
import type { Services } from '../services.ts'
import { eraseSubmission, listOverdue } from './submission.store.ts'

/** Erases what was sent once its form's period is over, files first, so that none is left without its row. */
export async function eraseSubmissions(services: Services): Promise<void> {
  const today = services.now().toISOString().slice(0, 10)
  for (const id of await listOverdue(services.db, today)) {
    await dropFilesOf(services, `form-submission:${id}`)
    await eraseSubmission(services.db, id)
  }
}
