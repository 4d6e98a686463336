import type { DonorMediaKind } from '@kindred/domain/vocabulary'
import type pg from 'pg'

type Reader = Pick<pg.Pool | pg.PoolClient, 'query'>

/** A picture or recording of a donor. Without a key of the storage it is drawn when it is asked for (demo world). */
export type MediaRow = {
  id: string
  donorId: string
  kind: DonorMediaKind
  position: number
  contentType: string
  width: number | null
  height: number | null
  seconds: number | null
  storageKey: string | null
  length: number | null
  createdAt: Date
}

const columns = `m.id, m.donor_id as "donorId", m.kind, m.position, m.content_type as "contentType", m.width, m.height,
  m.seconds, m.storage_key as "storageKey", m.length, m.created_at as "createdAt"`

/** Everything that is kept of these donors, in the order in which it is shown. */
export async function listMedia(on: Reader, donorIds: readonly string[]): Promise<MediaRow[]> {
  const { rows } = await on.query<MediaRow>({
    name: 'donors.media',
    text: `select ${columns} from shop.donor_media m where m.donor_id = any($1::uuid[])
      order by m.donor_id, m.kind desc, m.position`,
    values: [donorIds],
  })
  return rows
}

/** One of them, while its donor is to be seen at all; staff see those of every donor. */
export async function findMedia(on: Reader, id: string, isForStaff = false): Promise<MediaRow | null> {
  const { rows } = await on.query<MediaRow>(
    `select ${columns} from shop.donor_media m join shop.donor d on d.id = m.donor_id
    where m.id = $1 and ($2 or d.published_at is not null and d.blocked_at is null)`,
    [id, isForStaff],
  )
  return rows[0] ?? null
}

/** Adds one at a place of its kind, or behind all of them. The row of the donor is locked, so that two at once get different places. */
export async function insertMedia(
  on: Reader,
  media: Omit<MediaRow, 'id' | 'position' | 'createdAt'> & { sha256: string; position: number | null },
): Promise<string | null> {
  const { rowCount } = await on.query('select 1 from shop.donor where id = $1 for update', [media.donorId])
  if (!rowCount) return null
  const { rows } = await on.query<{ id: string }>(
    `insert into shop.donor_media (donor_id, kind, position, content_type, width, height, seconds, storage_key, length,
      sha256)
    select $1, $2, coalesce($10, max(position) + 1, 0), $3, $4, $5, $6, $7, $8, $9
    from shop.donor_media where donor_id = $1 and kind = $2 returning id`,
    [
      media.donorId,
      media.kind,
      media.contentType,
      media.width,
      media.height,
      media.seconds,
      media.storageKey,
      media.length,
      media.sha256,
      media.position,
    ],
  )
  return rows[0]?.id ?? null
}

/** Takes one away; gives what it was, or null where there is no such thing of this donor (and kind, where one is given). */
export async function deleteMedia(
  on: Reader,
  { donorId, id, kind }: { donorId: string; id: string; kind?: DonorMediaKind },
): Promise<Pick<MediaRow, 'storageKey' | 'position'> | null> {
  const { rows } = await on.query<Pick<MediaRow, 'storageKey' | 'position'>>(
    `delete from shop.donor_media where id = $1 and donor_id = $2 and ($3::text is null or kind = $3)
    returning storage_key as "storageKey", position`,
    [id, donorId, kind],
  )
  return rows[0] ?? null
}

/** What search and cards say of a donor's photographs and voice follows what is there. */
export async function tellWhatThereIs(on: Reader, donorId: string): Promise<void> {
  await on.query(
    `update shop.donor d set
      has_adult_photos = exists (select 1 from shop.donor_media where donor_id = d.id and kind = 'adultPhoto'),
      has_childhood_photos = exists (select 1 from shop.donor_media where donor_id = d.id and kind = 'childhoodPhoto'),
      has_audio = exists (select 1 from shop.donor_media where donor_id = d.id and kind = 'audio')
    where d.id = $1`,
    [donorId],
  )
}
