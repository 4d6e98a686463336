import type { KeptFile } from '@kindred/contracts/files'
import type { Executor } from '@kindred/database/pool'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { giveWaitingFiles } from './kept-file.store.ts'

/**
 * Gives files that were sent ahead to what they belong to, inside the caller's transaction. Each can be claimed once.
 *
 * @returns the files in the order of the ids; `file-gone` where one is not there, not whole or claimed already: the
 * caller then rolls back
 */
export async function claimUploads(
  on: Executor,
  ids: readonly string[],
  owner: string,
): Promise<Result<KeptFile[]>> {
  const given = await giveWaitingFiles(on, ids, owner)
  const files = ids.flatMap((id) => {
    const row = given.find((each) => each.id === id)
    return row ? [{ id, fileName: row.fileName, contentType: row.contentType, length: row.length }] : []
  })
  if (files.length !== ids.length)
    return refuse('file-gone', 'A file is not kept any more. Send it again.', { field: 'uploads' })
  return ok(files)
}
