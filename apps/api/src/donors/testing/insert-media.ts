import type { DonorMediaKind } from '@kindred/domain/vocabulary'
import type pg from 'pg'

/** A picture or recording that is drawn when asked for, as in the demo world; gives its id. */
export async function insertDrawnMedia(
  pool: pg.Pool,
  donorId: string,
  kind: DonorMediaKind,
  position = 0,
): Promise<string> {
  const isSound = kind === 'audio'
  const { rows } = await pool.query<{ id: string }>(
    `insert into shop.donor_media (donor_id, kind, position, content_type, width, height, seconds)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      donorId,
      kind,
      position,
      isSound ? 'audio/wav' : 'image/webp',
      isSound ? null : 720,
      isSound ? null : 900,
      isSound ? 2 : null,
    ],
  )
  return rows[0]?.id as string
}
