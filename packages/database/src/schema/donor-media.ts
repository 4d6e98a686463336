import { donorMediaKinds } from '@kindred/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { check, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { donor } from './donors.ts'
import { createdAt, id, shop } from './shop-schema.ts'

/**
 * Photographs, voice and handwriting of donors: private, without the names and the notes of the devices they came from.
 * The bytes lie in the storage under a random key. In the demo world there is no key: the picture is drawn, and the tone
 * played, whenever it is asked for.
 */
export const donorMedia = shop.table(
  'donor_media',
  {
    id: id(),
    donorId: uuid()
      .notNull()
      .references(() => donor.id),
    kind: text({ enum: donorMediaKinds }).notNull(),
    /** Counted from 0 among those of its kind. */
    position: integer().notNull(),
    contentType: text().notNull(),
    /** Pixels; of pictures alone. */
    width: integer(),
    height: integer(),
    /** Whole seconds; of sound alone. */
    seconds: integer(),
    storageKey: text(),
    /** Bytes; unknown before they are drawn. */
    length: integer(),
    sha256: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('donor_media_once').on(t.donorId, t.kind, t.position),
    uniqueIndex('donor_media_storage_key').on(t.storageKey),
    check('donor_media_kind', sql`${t.kind} in ('childhoodPhoto', 'adultPhoto', 'audio', 'handwriting')`),
    check(
      'donor_media_bytes',
      sql`(${t.storageKey} is null) = (${t.length} is null) and (${t.storageKey} is null) = (${t.sha256} is null)`,
    ),
    check(
      'donor_media_measures',
      sql`case when ${t.kind} = 'audio' then ${t.seconds} > 0 and ${t.width} is null and ${t.height} is null
        else ${t.seconds} is null and ${t.width} > 0 and ${t.height} > 0 end`,
    ),
  ],
)
