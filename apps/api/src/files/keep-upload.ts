import { createHash } from 'node:crypto'
import type { Attachment, KeptFile } from '@kindred/contracts/files'
import { transaction } from '@kindred/database/transaction'
import { err, ok, type Result, refuse } from '@kindred/domain/result'
import { bytesPerMegabyte } from '@kindred/domain/uploads/upload-rules'
import type { Services } from '../services.ts'
import { deleteKeptFile, insertKeptFile, lockOwner, markKept, measureOwner } from './kept-file.store.ts'
import { readAttachment } from './read-attachment.ts'
import { scanFile } from './scan/scan-file.ts'
import { newStorageKey } from './storage/file-storage.ts'
import { openStorage } from './storage/open-storage.ts'

/** Files one owner may have at once; what waits may come from many behind one address. */
const maxFiles = { waiting: 100, owned: 20 }
const waitingSelections = 5

/**
 * Keeps a file that somebody sent (UPL-09), privately and under a random name. Nothing stays half-written: a row comes
 * before the bytes and says so until they are whole, and goes with them when something fails.
 *
 * @param upload the attachment, and `owner`: what it belongs to, such as `customer:<id>` or `form-submission:<id>`;
 * `waiting:<sender>` for one that is claimed later (`claimUploads`) or thrown away after a day
 * @returns what leads to it, or the rule it broke: those of `readAttachment`, `too-many-files`, `files-too-large` (all
 * files of the owner together), `file-infected`, `scan-unavailable`
 */
export async function keepUpload(
  services: Services,
  { owner, ...attachment }: Attachment & { owner: string },
): Promise<Result<KeptFile>> {
  const { config, db } = services
  const read = readAttachment(attachment, config)
  if (!read.ok) return read
  const { fileName, contentType, bytes } = read.value
  const scan = await scanFile(config, bytes).catch((error: unknown) => {
    services.log.error({ err: error }, 'a file could not be scanned')
    return null
  })
  if (scan === null)
    return refuse('scan-unavailable', 'Files cannot be checked for viruses right now. Try again later.')
  if (scan === 'infected')
    return refuse('file-infected', 'The virus scanner found something in the file.', { data: { fileName } })

  const storage = openStorage(config)
  const storageKey = newStorageKey()
  const row = {
    state: 'writing' as const,
    owner,
    fileName,
    contentType,
    length: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    scan,
    createdAt: services.now(),
  }
  const isWaiting = owner.startsWith('waiting:')
  const most = isWaiting ? maxFiles.waiting : maxFiles.owned
  const mostBytes = config.fileSizeLimit * (isWaiting ? waitingSelections : 1)
  const added = await transaction(services.pool, async (on): Promise<Result<string>> => {
    await lockOwner(on, owner)
    const has = await measureOwner(on, owner)
    if (has.files >= most)
      return refuse('too-many-files', `At most ${most} files can be kept.`, { data: { limit: most } })
    if (has.bytes + bytes.length > mostBytes)
      return refuse('files-too-large', `All files together must have at most ${mostBytes} bytes.`, {
        data: { fileName, limit: mostBytes / bytesPerMegabyte },
      })
    return ok(await insertKeptFile(on, row))
  })
  if (!added.ok) return err(added.error)
  try {
    await storage.put(storageKey, bytes)
    await markKept(db, added.value)
  } catch (error) {
    // Bytes first: should this fail as well, the row still leads the sweep to them.
    await storage.remove(storageKey)
    await deleteKeptFile(db, added.value)
    throw error
  }
  return ok({ id: added.value, fileName, contentType, length: bytes.length })
}
