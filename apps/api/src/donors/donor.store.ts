import type pg from 'pg'
import type { DonorRecord, StockRecord, TakenRecord } from './donor-record.ts'

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

/** Donors by id, or all of them; sorted by code. Four statements however many. */
export async function readDonors(on: Reader, ids: readonly string[] | 'all'): Promise<DonorRecord[]> {
  const [condition, of, values] =
    ids === 'all' ? ['', '', []] : ['where d.id = any($1)', 'where donor_id = any($1)', [ids]]
  const donors = await on.query<DonorRecord>(
    `select ${columns} from shop.donor d ${condition} order by d.code`,
    values,
  )
  const stock = await on.query<StockRecord & { donorId: string }>(
    `select donor_id as "donorId", id, shop_code as "shopCode", straw_type as "strawType", mot_class as "motClass",
      volume_ul as "volumeUl", standards, on_hand - held as available
    from shop.stock_item ${of} order by donor_id, shop_code, straw_type, mot_class desc, volume_ul desc, id`,
    values,
  )
  const taken = await on.query<TakenRecord & { donorId: string }>(
    `select donor_id as "donorId", country, state, unit, place_limit as "placeLimit", taken
    from shop.quota_balance ${of}`,
    values,
  )
  const limits = await on.query<{ donorId: string; country: string; placeLimit: number }>(
    `select donor_id as "donorId", country, place_limit as "placeLimit" from shop.donor_country_limit ${of}`,
    values,
  )
  const byId = new Map(donors.rows.map((donor) => [donor.id, donor]))
  for (const donor of donors.rows) {
    donor.stock = []
    donor.taken = []
    donor.ownLimits = {}
    donor.nextAvailableMonth = donor.nextAvailableMonth?.trim() ?? null
  }
  for (const { donorId, ...item } of stock.rows) byId.get(donorId)?.stock.push(item)
  for (const { donorId, ...record } of taken.rows) byId.get(donorId)?.taken.push(record)
  for (const { donorId, country, placeLimit } of limits.rows) {
    const donor = byId.get(donorId)
    if (donor) donor.ownLimits[country] = placeLimit
  }
  return donors.rows
}

/** The id of a donor's public code. */
export async function findDonorId(on: Reader, code: string): Promise<string | undefined> {
  const { rows } = await on.query<{ id: string }>('select id from shop.donor where code = $1', [code])
  return rows[0]?.id
}

/** What the carrier tests found; kept apart from the record so that no list ever carries it. */
export async function readCarrierGenes(on: Reader, donorId: string): Promise<string[]> {
  const { rows } = await on.query<{ genes: string[] }>(
    'select carrier_genes as genes from shop.donor where id = $1',
    [donorId],
  )
  return rows[0]?.genes ?? []
}

/** Those of these donors that have a carrier finding; which, is not said. */
export async function findCarriersOf(
  on: Reader,
  donorIds: readonly string[],
): Promise<{ id: string; code: string; alias: string }[]> {
  const { rows } = await on.query<{ id: string; code: string; alias: string }>(
    `select id, code, alias from shop.donor where id = any($1::uuid[]) and cardinality(carrier_genes) > 0 order by code`,
    [donorIds],
  )
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
