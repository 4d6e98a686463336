import type { ClientBase } from 'pg'
import { isMarked, mark } from '../progress-marks.ts'
import { inTransaction } from '../sql/in-transaction.ts'
import { holdPlaces } from './hold-places.ts'
import { insertAccounts } from './insert-accounts.ts'
import { insertFavourites } from './insert-favourites.ts'
import { listOrderStories } from './order-stories.ts'
import { seedOrder } from './seed-order.ts'

const done = 'demo.accountsSeeded'

/**
 * The demo's customers and all they have: settings, addresses, orders with their straws and papers, deposits, family
 * places, favourites. Once, all or nothing; needs the donors.
 */
export async function seedAccounts(
  client: ClientBase,
  options: { now: Date; report: (text: string) => void },
): Promise<void> {
  if (await isMarked(client, done)) return
  await inTransaction(client, async () => {
    const clinic = await findClinic(client)
    await insertAccounts(client, clinic?.id ?? null)
    const stories = listOrderStories(options.now.toISOString().slice(0, 10), await findAmericanDonor(client))
    const holidays = await listHolidays(client)
    for (const [number, story] of stories.entries())
      await seedOrder({ client, number, clinic, holidays }, story)
    await holdPlaces(client, options.now, await readPlacePrice(client))
    await insertFavourites(client, options.now)
    await mark(client, done, { orders: stories.length })
    options.report(`accounts: 4 customers, ${stories.length} orders`)
  })
}

async function findClinic(client: ClientBase): Promise<{ id: string; name: string } | null> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from cms.clinics where country = 'DK' order by name limit 1`,
  )
  return rows[0] ?? null
}

/** A donor whose straws the American shop can ship: the one with the most of them. */
async function findAmericanDonor(client: ClientBase): Promise<{ code: string; motClass: number } | null> {
  const { rows } = await client.query<{ code: string; motClass: number }>(
    `select d.code, i.mot_class as "motClass" from shop.donor d join shop.stock_item i on i.donor_id = d.id
     where i.shop_code = 'usa' and i.straw_type = 'IUI' and 'us' = any(i.standards) and d.blocked_at is null
       and d.first_listed_on < '2026-01-01' and i.volume_ul = 500
     order by i.on_hand desc, d.code limit 1`,
  )
  return rows[0] ?? null
}

async function listHolidays(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ text: string }>(
    `select t.text from cms.shops s join cms.shops_texts t on t.parent_id = s.id and t.path = 'holidays'
     where s.code = 'dk'`,
  )
  return new Set(rows.map((row) => row.text))
}

/** What a family place in Denmark costs with a donor who is known later, without tax. */
async function readPlacePrice(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ price: number }>(
    `select max(q.price_id_release)::int as price
     from cms.countries c join cms.countries_quota_rules q on q._parent_id = c.id where c.code = 'DK'`,
  )
  return rows[0]?.price ?? 35_000
}
