import type { ClientBase } from 'pg'
import { insertRows } from '../sql/insert-rows.ts'
import { findAccount } from './demo-accounts.ts'

const day = 86_400_000

/** Whom Maja keeps in mind, the newest last, and what she wrote about some of them. */
const kept: readonly { code: string; note: string }[] = [
  { code: 'K2876', note: '' },
  { code: 'K4022', note: '' },
  { code: 'K3980', note: 'Geologist, like my grandfather. Only two straws left.' },
  { code: 'K4127', note: 'We both came back to his voice.\nAsk the clinic which MOT class they want.' },
]

/**
 * Favourites of the private demo account, one of them sold out and one taken down, and the sold-out one on the waiting
 * list, seen from the moment of filling.
 */
export async function insertFavourites(client: ClientBase, now: Date): Promise<void> {
  const customerId = findAccount('private@demo.test').id
  const soldOut = await findSoldOut(client)
  const gone = await findGone(client)
  const codes = [gone, soldOut].flatMap((code) => (code ? [{ code, note: '' }] : []))
  const rows = [...codes, ...kept].map((row, place, all) => ({
    ...row,
    createdAt: new Date(now.getTime() - (all.length - place) * 3 * day).toISOString(),
  }))
  for (const { code, note, createdAt } of rows)
    await client.query(
      `insert into shop.favourite (customer_id, donor_id, note, created_at)
       select $1, id, $3, $4 from shop.donor where code = $2`,
      [customerId, code, note, createdAt],
    )
  const { rows: waited } = await client.query<{ donorId: string }>(
    `select id as "donorId" from shop.donor where code = $1`,
    [soldOut],
  )
  await insertRows(
    client,
    'shop.waiting_list_entry',
    waitingColumns,
    waited.map(({ donorId }) => ({
      donorId,
      customerId,
      shopCode: 'dk',
      strawType: 'IUI',
      amount: 2,
      treatmentCountry: 'DK',
      since: new Date(now.getTime() - 40 * day).toISOString(),
      expiresAt: new Date(now.getTime() + 50 * day).toISOString(),
    })),
  )
}

const waitingColumns = {
  customerId: 'uuid',
  donorId: 'uuid',
  shopCode: 'text',
  strawType: 'shop.straw_type',
  amount: 'int',
  treatmentCountry: 'text',
  since: 'timestamptz',
  expiresAt: 'timestamptz',
} as const

/** A sperm donor of the Danish shop of whom nothing is left, for whoever may choose any. */
async function findSoldOut(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ code: string }>(
    `select d.code from shop.donor d join shop.stock_item i on i.donor_id = d.id and i.shop_code = 'dk'
     where d.kind = 'sperm' and d.published_at is not null and d.blocked_at is null
       and not d.siblings_only and not d.upon_request
     group by d.id having sum(i.on_hand) = 0 and bool_or(i.straw_type = 'IUI' and 'eu' = any(i.standards))
     order by d.code limit 1`,
  )
  return rows[0]?.code ?? null
}

async function findGone(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ code: string }>(
    `select code from shop.donor where kind = 'sperm' and blocked_at is not null order by code limit 1`,
  )
  return rows[0]?.code ?? null
}
