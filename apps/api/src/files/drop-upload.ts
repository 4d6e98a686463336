import type { Services } from '../services.ts'
import { deleteKeptFile, type KeptFileRow } from './kept-file.store.ts'
import { openStorage } from './storage/open-storage.ts'

/** Removes a file and what leads to it. Bytes first: a row without bytes is swept, bytes without a row are lost. */
export async function dropUpload({ config, db }: Services, file: KeptFileRow): Promise<void> {
  await openStorage(config).remove(file.storageKey)
  await deleteKeptFile(db, file.id)
}
