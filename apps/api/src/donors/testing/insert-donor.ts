import type pg from 'pg'

type Part = {
  code: string
  alias?: string
  kind?: 'sperm' | 'egg'
  releaseType?: 'idRelease' | 'nonIDRelease'
  eyeColour?: string
  standards?: string[]
  shopCode?: string
  onHand?: number
  carrierGenes?: string[]
  testedGenes?: string[]
  hasAdultPhotos?: boolean
}

/** Writes a published donor with one stock item (IUI, MOT 20) for tests; gives the donor's id. */
export async function insertDonor(pool: pg.Pool, part: Part): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into shop.donor (code, alias, kind, release_type, profile_tier, hair_colour, eye_colour, skin_tone, height_cm,
      weight_kg, blood_type, cmv, education, occupation, search_text, first_listed_on, published_at, carrier_genes,
      tested_genes, has_adult_photos)
    values ($1, $2, $3, $4, 'Basic', 'brown', $5, 'fair', 182, 80, 'A+', 'negative', 'bachelor', 'carpenter', 'calm',
      '2026-01-01', now(), $6, $7, $8) returning id`,
    [
      part.code,
      part.alias ?? part.code,
      part.kind ?? 'sperm',
      part.releaseType ?? 'idRelease',
      part.eyeColour ?? 'blue',
      part.carrierGenes ?? [],
      part.testedGenes ?? [],
      part.hasAdultPhotos ?? false,
    ],
  )
  const id = rows[0]?.id as string
  const item = await pool.query<{ id: string }>(
    `insert into shop.stock_item (donor_id, shop_code, straw_type, mot_class, standards)
    values ($1, $2, 'IUI', 20, $3) returning id`,
    [id, part.shopCode ?? 'dk', part.standards ?? ['eu']],
  )
  if (part.onHand) {
    await pool.query(
      `insert into shop.stock_movement (stock_item_id, kind, quantity, by) values ($1, 'received', $2, 'test')`,
      [item.rows[0]?.id, part.onHand],
    )
  }
  return id
}
