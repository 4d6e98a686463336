import type { Services } from '../services.ts'
import { dropUpload } from './drop-upload.ts'
import { listFilesOf } from './kept-file.store.ts'

/** Removes every file of an owner, such as `form-submission:<id>`, for good. */
export async function dropFilesOf(services: Services, owner: string): Promise<void> {
  for (const file of await listFilesOf(services.db, owner)) await dropUpload(services, file)
}
