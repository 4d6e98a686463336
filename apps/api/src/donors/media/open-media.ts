import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { SentFile } from '../../files/send-bytes.ts'
import { openStorage } from '../../files/storage/open-storage.ts'
import type { Services } from '../../services.ts'
import type { MediaRow } from './donor-media.store.ts'
import { drawMedia } from './draw-media.ts'

/** What was drawn is kept for as long as somebody listens to it in parts. */
const drawn = new LRUCache<string, Buffer>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: (one) => one.length,
})

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
}

/**
 * A picture or recording, ready to be sent to the one person it was lent to. It is named after what it is: how the file
 * was once called is not known any more. Null where its bytes are gone.
 */
export async function openMedia(services: Services, media: MediaRow): Promise<SentFile | null> {
  const { storageKey } = media
  const plain = {
    fileName: `${media.kind}-${media.position + 1}.${endings[media.contentType] ?? 'bin'}`,
    contentType: media.contentType,
    cacheControl: 'private, no-store',
  }
  if (storageKey !== null) {
    const version = createHash('sha256').update(storageKey).digest('hex').slice(0, 32)
    const open: SentFile['open'] = (range) => openStorage(services.config).read(storageKey, range)
    return { ...plain, version, length: media.length ?? 0, open }
  }
  const bytes = await readDrawn(services, media)
  if (!bytes) return null
  return {
    ...plain,
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    length: bytes.length,
    open: async (range) => Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes]),
  }
}

/** All bytes of it at once, for a print. */
export async function readMedia(services: Services, media: MediaRow): Promise<Buffer | null> {
  const file = await openMedia(services, media)
  const stream = await file?.open()
  return stream ? Buffer.concat(await stream.toArray()) : null
}

async function readDrawn(services: Services, media: MediaRow): Promise<Buffer | null> {
  const kept = drawn.get(media.id)
  if (kept) return kept
  const bytes = await drawMedia(services, media)
  if (bytes) drawn.set(media.id, bytes)
  return bytes
}
