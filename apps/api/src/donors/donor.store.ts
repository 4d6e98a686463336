import type pg from 'pg'
import type { DonorRecord } from './donor-record.ts'

export type Reader = Pick<pg.Pool | pg.PoolClient, 'query'>

const columns = `d.id, d.code, d.alias, d.kind, d.release_type as "releaseType", d.profile_tier as tier,
  d.hair_colour as "hairColour", d.hair_texture as "hairTexture", d.eye_colour as "eyeColour", d.skin_tone as "skinTone",
  d.height_cm as "heightCm", d.weight_kg as "weightKg", d.blood_type as "bloodType", d.cmv, d.races, d.ethnicities,
  d.education, d.occupation, d.languages, d.shipped_from as "shippedFrom", d.tested_genes as "testedGenes",
  d.has_adult_photos as "hasAdultPhotos", d.has_childhood_photos as "hasChildhoodPhotos", d.has_audio as "hasAudio",
  d.has_face_matching as "hasFaceMatching", d.has_genetic_matching as "hasGeneticMatching",
  d.has_reported_pregnancy as "hasReportedPregnancy", d.upon_request as "isUponRequest",
  d.siblings_only as "isSiblingsOnly", d.blocked_at is not null as "isBlocked",
  d.published_at is not null as "isPublished", d.next_available_month as "nextAvailableMonth", d.splash,
  d.search_text as "searchText", d.worldwide_limit as "worldwideLimit", d.first_listed_on::text as "firstListedOn"`

/** Which donors: all, those of some ids, or those of some public codes. */
export type DonorChoice = 'all' | { ids: readonly string[] } | { codes: readonly string[] }

/** What belongs to a donor comes as a list in its row, so that a donor is one statement and one way to the database. */
const lists = `coalesce((select json_agg(json_build_object('id', id, 'shopCode', shop_code, 'strawType', straw_type,
      'motClass', mot_class, 'volumeUl', volume_ul, 'standards', standards, 'available', on_hand - held)
      order by shop_code, straw_type, mot_class desc, volume_ul desc, id)
    from shop.stock_item where donor_id = d.id), '[]') as stock,
  coalesce((select json_agg(json_build_object('country', country, 'state', state, 'unit', unit, 'placeLimit', place_limit,
      'taken', taken))
    from shop.quota_balance where donor_id = d.id), '[]') as taken,
  coalesce((select json_object_agg(country, place_limit)
    from shop.donor_country_limit where donor_id = d.id), '{}') as "ownLimits"`

/** Donors with their stock, the places taken and their own limits; sorted by code. */
export async function readDonors(on: Reader, which: DonorChoice): Promise<DonorRecord[]> {
  const [name, condition, values] =
    which === 'all'
      ? ['donors.all', '', []]
      : 'ids' in which
        ? // In a select of its own, the array is no part of the plan, which is then made once for each connection.
          ['donors.of-ids', 'where d.id = any(array(select unnest((select $1::uuid[]))))', [which.ids]]
        : ['donors.of-codes', 'where d.code = any($1)', [which.codes]]
  const { rows } = await on.query<DonorRecord>({
    name,
    text: `select ${columns}, ${lists} from shop.donor d ${condition} order by d.code`,
    values,
  })
  for (const donor of rows) donor.nextAvailableMonth = donor.nextAvailableMonth?.trim() ?? null
  return rows
}

/** What the carrier tests found; kept apart from the record so that no list ever carries it. */
export async function readCarrierGenes(on: Reader, donorId: string): Promise<string[]> {
  const { rows } = await on.query<{ genes: string[] }>({
    name: 'donors.carrier-genes',
    text: 'select carrier_genes as genes from shop.donor where id = $1',
    values: [donorId],
  })
  return rows[0]?.genes ?? []
}

/** Those of these donors that have a carrier finding; which, is not said. */
export async function findCarriersOf(
  on: Reader,
  donorIds: readonly string[],
): Promise<{ id: string; code: string; alias: string }[]> {
  const { rows } = await on.query<{ id: string; code: string; alias: string }>({
    name: 'donors.carriers-of',
    text: `select id, code, alias from shop.donor
      where id = any(array(select unnest((select $1::uuid[])))) and cardinality(carrier_genes) > 0 order by code`,
    values: [donorIds],
  })
  return rows
}

/** The most unheld units of one donor on the shelves of a shop; a kind or standards that are null hold for any. */
export async function findMostAvailable(
  on: Reader,
  of: { shopCode: string; kind: string | null; standards: string[] | null },
): Promise<number> {
  const { rows } = await on.query<{ most: number }>(
    `select coalesce(max(units), 0)::int as most from (
      select sum(i.on_hand - i.held) as units from shop.stock_item i join shop.donor d on d.id = i.donor_id
      where i.shop_code = $1 and d.published_at is not null and d.blocked_at is null and not d.siblings_only
        and ($2::text is null or d.kind::text = $2) and ($3::text[] is null or i.standards && $3)
      group by i.donor_id) one`,
    [of.shopCode, of.kind, of.standards],
  )
  return rows[0]?.most ?? 0
}
