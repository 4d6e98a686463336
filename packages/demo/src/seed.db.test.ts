import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from './accounts/demo-accounts.ts'
import { seedAccounts } from './accounts/seed-accounts.ts'
import { countDonors, seedDonors } from './donors/seed-donors.ts'
import type { CountryLaw } from './quotas/country-law.ts'

const limits = (...rules: [CountryLaw['limits'][number]['unit'], number, string?][]) =>
  rules.map(([unit, limit, state = '']) => ({ unit, limit, state }))

const laws: CountryLaw[] = [
  { country: 'DK', regime: 'both', isEggShopLegal: true, limits: limits(['families', 12]) },
  { country: 'DE', regime: 'idRelease', isEggShopLegal: false, limits: limits(['families', 15]) },
  {
    country: 'SE',
    regime: 'idRelease',
    isEggShopLegal: true,
    limits: limits(['families', 6], ['children', 12]),
  },
  {
    country: 'NO',
    regime: 'idRelease',
    isEggShopLegal: true,
    limits: limits(['families', 6], ['children', 8]),
  },
  {
    country: 'AU',
    regime: 'idRelease',
    isEggShopLegal: true,
    limits: limits(['women', 5, 'NSW'], ['women', 10, 'VIC']),
  },
  { country: 'FR', regime: 'idRelease', isEggShopLegal: true, limits: limits(['births', 10]) },
]
const now = new Date('2026-11-02T10:00:00Z')
const donors = 600

let database: TestDatabase
const list = async <Row extends object>(query: string) => (await database.pool.query<Row>(query)).rows

beforeAll(async () => {
  database = await createTestDatabase()
  await fill()
})
afterAll(() => database.drop())

async function fill() {
  const client = await database.pool.connect()
  try {
    await seedDonors(client, { donors: donors / 2, laws, report: () => undefined })
    await seedDonors(client, { donors, laws, report: () => undefined })
    await seedAccounts(client, { now, report: () => undefined })
  } finally {
    client.release()
  }
}

describe('the demo world', () => {
  it('is filled once, however often it is asked for, and grows when more is asked for', async () => {
    await fill()
    expect(await list('select count(*)::int as donors from shop.donor')).toEqual([
      { donors: countDonors(donors) },
    ])
    expect(await list('select count(*)::int as customers from shop.customer')).toEqual([{ customers: 4 }])
  })

  it('DON-01 says of no donor that there is a picture or a voice without one, and of no picture that it is missing', async () => {
    const wrong = await list(
      `select d.code from shop.donor d left join shop.donor_media m on m.donor_id = d.id group by d.id
       having d.has_adult_photos <> (count(m.id) filter (where m.kind = 'adultPhoto') > 0)
         or d.has_childhood_photos <> (count(m.id) filter (where m.kind = 'childhoodPhoto') > 0)
         or d.has_audio <> (count(m.id) filter (where m.kind = 'audio') > 0)`,
    )
    expect(wrong).toEqual([])
    const wordless = await list(
      `select m.id from shop.donor_media m join shop.donor d on d.id = m.donor_id
         join cms.donor_profiles p on p.donor_code = d.code
         join cms.donor_profiles_locales l on l._parent_id = p.id and l._locale = 'en-GB'
       where m.kind = 'audio' and l.audio_transcript is null
         or m.kind = 'handwriting' and (l.handwritten_text is null or p.personality is null)`,
    )
    expect(wordless).toEqual([])
  })

  it('DON-06 tells of every donor the health of all seven relatives', async () => {
    const wrong = await list(
      `select p.donor_code from cms.donor_profiles p
       where (select count(distinct one->>'relative') from jsonb_array_elements(p.health_history) one
         where one->>'relative' = any(array['PaternalGrandfather', 'PaternalGrandmother', 'MaternalGrandfather',
           'MaternalGrandmother', 'Father', 'Mother', 'Sibling'])) <> 7`,
    )
    expect(wrong).toEqual([])
  })

  it('has on every shelf what the ledger of the shelf adds up to', async () => {
    const wrong = await list(
      `select i.id from shop.stock_item i left join shop.stock_movement m on m.stock_item_id = i.id group by i.id
       having i.on_hand <> coalesce(sum(case m.kind when 'received' then m.quantity when 'sold' then -m.quantity end), 0)
         or i.held <> coalesce(sum(case m.kind when 'held' then m.quantity when 'sold' then -m.quantity end), 0)`,
    )
    expect(wrong).toEqual([])
  })

  it('has a straw in the tank for every one it counts, and none that is promised twice', async () => {
    const wrong = await list(
      `select i.id, i.on_hand, count(s.id) from shop.stock_item i left join shop.straw s on s.stock_item_id = i.id
         and s.left_bank_at is null and s.destroyed_at is null
         and not exists (select from shop.straw_assignment a where a.straw_id = s.id and a.released_at is null)
       group by i.id having count(s.id) <> i.on_hand`,
    )
    expect(wrong).toEqual([])
  })

  it('keeps every straw with a batch of its donor whose class and standards are those of the shelf', async () => {
    const wrong = await list(
      `select s.code from shop.straw s join shop.batch b on b.id = s.batch_id
         join shop.stock_item i on i.id = s.stock_item_id
       where b.donor_id <> i.donor_id or b.standards <> i.standards or b.mot_after_thaw < i.mot_class
         or b.released_at is null or (s.left_bank_at is not null and s.left_bank_at < b.released_at)`,
    )
    expect(wrong).toEqual([])
  })

  it('counts places by their ledger, within every limit of the law and of the donor', async () => {
    const wrong = await list(
      `select b.id from shop.quota_balance b left join shop.quota_movement m on m.quota_balance_id = b.id
       group by b.id having b.taken <> coalesce(sum(m.change), 0) or b.taken > b.place_limit`,
    )
    expect(wrong).toEqual([])
    const narrowed = await list(
      `select 1 from shop.quota_balance b join shop.donor_country_limit l
       on l.donor_id = b.donor_id and l.country = b.country where b.place_limit > l.place_limit`,
    )
    expect(narrowed).toEqual([])
  })

  it('never gave a place where the law admits no such donor', async () => {
    const wrong = await list(
      `select d.code from shop.quota_balance b join shop.donor d on d.id = b.donor_id
       where b.country in ('DE', 'SE', 'NO', 'AU', 'FR') and d.release_type = 'nonIDRelease'
         or b.country = 'DE' and d.kind = 'egg'`,
    )
    expect(wrong).toEqual([])
  })

  it('has donors at a limit, near it, and far from it', async () => {
    const [spread] = await list<{ full: number; near: number; free: number }>(
      `select count(*) filter (where taken = place_limit)::int as full,
         count(*) filter (where taken = place_limit - 1)::int as near,
         count(*) filter (where taken < place_limit / 2)::int as free
       from shop.quota_balance where country = 'DK'`,
    )
    expect(spread?.full).toBeGreaterThan(3)
    expect(spread?.near).toBeGreaterThan(1)
    expect(spread?.free).toBeGreaterThan(20)
  })

  it('tells of Anselm what the pictures tell', async () => {
    const shelves = await list(
      `select i.straw_type || ' ' || i.mot_class as shelf, i.on_hand - i.held as left from shop.stock_item i
       join shop.donor d on d.id = i.donor_id where d.code = 'K4127' and i.shop_code = 'dk' order by 1`,
    )
    expect(shelves).toEqual([
      { shelf: 'ICI 20', left: 9 },
      { shelf: 'IUI 10', left: 2 },
      { shelf: 'IUI 20', left: 14 },
      { shelf: 'IUI 30', left: 6 },
      { shelf: 'IVF 5', left: 0 },
    ])
    const [dk] = await list(
      `select b.taken, b.place_limit as "limit", (select count(*)::int from shop.quota_place p
         where p.donor_id = d.id and p.country = 'DK' and p.place_state = 'held') as held
       from shop.quota_balance b join shop.donor d on d.id = b.donor_id where d.code = 'K4127' and b.country = 'DK'`,
    )
    expect(dk).toEqual({ taken: 7, limit: 12, held: 2 })
    const [jonas] = await list(
      `select b.taken from shop.quota_balance b join shop.donor d on d.id = b.donor_id
       where d.code = 'K3511' and b.country = 'DK'`,
    )
    expect(jonas).toEqual({ taken: 12 })
  })

  it('writes orders whose sums, straws, payments and states agree', async () => {
    const wrong = await list(
      `select o.number from shop."order" o left join lateral (
         select sum(total_minor) as total from shop.order_line l where l.order_id = o.id) l on true
       left join lateral (select sum(amount_minor) as paid from shop.payment p where p.order_id = o.id) p on true
       where l.total <> o.subtotal_minor or p.paid <> o.total_minor or o.total_minor <= 0`,
    )
    expect(wrong).toEqual([])
    const unassigned = await list(
      `select l.id from shop.order_line l left join shop.straw_assignment a on a.order_line_id = l.id
       where l.stock_item_id is not null group by l.id having count(a.id) <> l.quantity`,
    )
    expect(unassigned).toEqual([])
    const history = await list(
      `select o.number from shop."order" o where exists (
         select from (values ('order', o.order_state::text), ('payment', o.payment_state::text),
           ('fulfilment', o.fulfilment_state::text)) as m(machine, state)
         where m.state <> coalesce((select h.to_state from shop.order_history h
           where h.order_id = o.id and h.machine = m.machine order by h.id desc limit 1), 'waiting'))`,
    )
    expect(history).toEqual([])
    const numbers = await list<{ number: string }>('select number from shop."order"')
    for (const { number } of numbers) expect(parseOrderNumber(number)).toEqual({ ok: true, value: number })
  })

  it('numbers invoices without a gap', async () => {
    const series = await list<{ numbers: number[]; last: number }>(
      `select array_agg(i.sequence order by i.sequence) as numbers, s.last_number as last
       from shop.invoice i join shop.invoice_series s using (legal_department_id, kind, year)
       group by legal_department_id, kind, year, s.last_number`,
    )
    expect(series.length).toBeGreaterThan(1)
    for (const { numbers, last } of series)
      expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    const orders = await list(
      `select number from shop."order" o where not exists (
         select from shop.invoice i where i.order_id = o.id and i.total_minor = o.total_minor)`,
    )
    expect(orders).toEqual([])
  })

  it('lets its accounts in with the one password', async () => {
    const accounts = await list<{ email: string; hash: string; confirmed: boolean }>(
      `select email, password_hash as hash, email_confirmed_at is not null as confirmed from shop.customer order by email`,
    )
    expect(accounts.map((one) => one.email)).toEqual([
      'clinic@demo.test',
      'new@demo.test',
      'private-us@demo.test',
      'private@demo.test',
    ])
    for (const { hash, confirmed } of accounts) {
      expect(confirmed).toBe(true)
      expect(hash).toContain('$m=19456,t=2,p=1$')
      expect(await verify(hash, demoPassword)).toBe(true)
    }
  })

  it('gives every donor a profile in English and the named ones in Danish and German too', async () => {
    expect(
      await list(
        `select d.code from shop.donor d left join cms.donor_profiles p on p.donor_code = d.code
         left join cms.donor_profiles_locales l on l._parent_id = p.id and l._locale = 'en-GB'
         where coalesce(l.motto, '') = '' or coalesce(l.description, '') = '' or coalesce(l.staff_impression, '') = ''
           or jsonb_array_length(p.health_history) <> 8 or d.alias <> p.alias`,
      ),
    ).toEqual([])
    expect(
      await list(
        `select _locale as locale, count(*)::int as profiles from cms.donor_profiles_locales
         where _locale <> 'en-GB' group by 1 order by 1`,
      ),
    ).toEqual([
      { locale: 'de-DE', profiles: 9 },
      { locale: 'da-DK', profiles: 9 },
    ])
  })
})
