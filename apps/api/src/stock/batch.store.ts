import type { EjaculateInfo } from '@kindred/contracts/donors'
import type { Sql } from './move-stock.ts'

/** A batch with the straws of it that are the customer's. */
export type OwnBatch = Omit<EjaculateInfo, 'portraitUrl'>

/**
 * The batches of which a customer owns straws, the newest first: those a placed order of theirs was given, with us or gone.
 * A donor that was withdrawn since keeps theirs: whoever has a straw must be able to read where it is from.
 *
 * @param of one batch of one donor, where only that is asked for
 */
export async function listBatchesOf(
  sql: Sql,
  customerId: string,
  of: { donorGuid: string; batch: string } | null,
): Promise<OwnBatch[]> {
  const { rows } = await sql.query<OwnBatch>(
    `select b.code batch, d.id "donorGuid", d.code "donorId", d.alias "donorAlias", b.collected_on::text "collectedOn",
       to_char(b.released_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') "releasedAt",
       b.mot_before_freeze::float "motBeforeFreeze", b.mot_after_thaw::float "motAfterThaw", b.standards,
       jsonb_agg(jsonb_build_object('code', w.code, 'strawType', i.straw_type, 'motClass', i.mot_class,
         'volumeUl', i.volume_ul, 'orderNumber', o.number,
         'place', case when w.left_bank_at is null then 'bank' else 'left' end) order by w.code) straws
     from shop.straw_assignment a join shop.straw w on w.id = a.straw_id join shop.batch b on b.id = w.batch_id
       join shop.donor d on d.id = b.donor_id join shop.stock_item i on i.id = w.stock_item_id
       join shop.order_line l on l.id = a.order_line_id join shop."order" o on o.id = l.order_id
     where o.customer_id = $1 and a.released_at is null and o.placed_at is not null and o.order_state <> 'cancelled'
       and w.destroyed_at is null and ($2::uuid is null or d.id = $2 and b.code = $3)
     group by b.id, d.id order by b.collected_on desc, b.code limit 500`,
    [customerId, of?.donorGuid ?? null, of?.batch ?? null],
  )
  return rows
}
