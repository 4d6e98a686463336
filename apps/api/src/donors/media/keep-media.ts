import { createHash } from 'node:crypto'
import type { StaffPrincipal } from '@kindred/contracts/principal'
import { transaction } from '@kindred/database/transaction'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { DonorMediaKind } from '@kindred/domain/vocabulary'
import { scanFile } from '../../files/scan/scan-file.ts'
import { newStorageKey } from '../../files/storage/file-storage.ts'
import { openStorage } from '../../files/storage/open-storage.ts'
import type { Services } from '../../services.ts'
import { recordChange } from '../audit.store.ts'
import { deleteMedia, insertMedia, tellWhatThereIs } from './donor-media.store.ts'
import { stripMedia } from './strip-media.ts'

type Asked = {
  donorId: string
  kind: DonorMediaKind
  bytes: Buffer
  /** The one of the same kind whose place it takes. */
  replaces?: string | undefined
  staff: StaffPrincipal
}

type Outcome = Result<{ id: string; goneKey: string | null }>

/**
 * Keeps a photograph, recording or sheet of handwriting of a donor, stripped of everything but what is seen or heard, under
 * a random key; what it replaces goes with its bytes. Refusals: `media-not-readable`, `file-infected`, `unknown-donor`,
 * `unknown-media` (nothing of that kind to replace).
 */
export async function keepMedia(
  services: Services,
  { donorId, kind, bytes, replaces, staff }: Asked,
): Promise<Result<{ id: string; kind: DonorMediaKind; contentType: string }>> {
  const stripped = await stripMedia(kind, bytes)
  if (!stripped.ok) return stripped
  if ((await scanFile(services.config, bytes)) === 'infected')
    return refuse('file-infected', 'The virus scanner found something in the file.')
  const storage = openStorage(services.config)
  const storageKey = newStorageKey()
  const { bytes: kept, ...told } = stripped.value
  await storage.put(storageKey, kept)
  let outcome: Outcome
  try {
    outcome = await transaction(services.pool, async ({ $client: on }) => {
      const old = replaces ? await deleteMedia(on, { donorId, id: replaces, kind }) : null
      if (replaces && !old)
        return refuse('unknown-media', 'There is no such picture or recording to replace.')
      const sha256 = createHash('sha256').update(kept).digest('hex')
      const inserted = await insertMedia(on, {
        ...told,
        donorId,
        kind,
        storageKey,
        length: kept.length,
        sha256,
        position: old?.position ?? null,
      })
      if (!inserted) return refuse('unknown-donor', 'There is no such donor.')
      await tellWhatThereIs(on, donorId)
      await recordChange(on, {
        staff,
        action: 'donorMedia.kept',
        donorId,
        data: { id: inserted, kind, replaces },
      })
      return ok({ id: inserted, goneKey: old?.storageKey ?? null })
    })
  } catch (error) {
    await storage.remove(storageKey)
    throw error
  }
  if (!outcome.ok) {
    await storage.remove(storageKey)
    return outcome
  }
  const { id, goneKey } = outcome.value
  if (goneKey) await storage.remove(goneKey)
  return ok({ id, kind, contentType: told.contentType })
}

/** Takes one away for good, with its bytes. False where there is no such thing of this donor. */
export async function dropMedia(
  services: Services,
  { donorId, id, staff }: { donorId: string; id: string; staff: StaffPrincipal },
): Promise<boolean> {
  const dropped = await transaction(services.pool, async ({ $client: on }) => {
    const found = await deleteMedia(on, { donorId, id })
    if (!found) return null
    await tellWhatThereIs(on, donorId)
    await recordChange(on, { staff, action: 'donorMedia.dropped', donorId, data: { id } })
    return found
  })
  if (dropped?.storageKey) await openStorage(services.config).remove(dropped.storageKey)
  return dropped !== null
}
