import type { Address, KeptAddress } from '@kindred/contracts/accounts'
import type { Sql } from '../stock/move-stock.ts'

/** The addresses of a customer, the one used last first. */
export async function selectAddresses(sql: Sql, customerId: string): Promise<KeptAddress[]> {
  const { rows } = await sql.query<KeptAddress>({
    name: 'addresses.list',
    text: 'select id, address from shop.kept_address where customer_id = $1 order by used_at desc, id',
    values: [customerId],
  })
  return rows
}

/** Keeps an address once for each fingerprint, and no more than `most`: the ones used last. */
export async function putKeptAddress(
  sql: Sql,
  row: { customerId: string; fingerprint: string; address: Address; usedAt: Date },
  most: number,
): Promise<void> {
  await sql.query({
    name: 'addresses.keep',
    text: `insert into shop.kept_address (customer_id, fingerprint, address, used_at) values ($1, $2, $3, $4)
      on conflict (customer_id, fingerprint) do update set address = excluded.address, used_at = excluded.used_at`,
    values: [row.customerId, row.fingerprint, JSON.stringify(row.address), row.usedAt],
  })
  await sql.query({
    name: 'addresses.trim',
    text: `delete from shop.kept_address where customer_id = $1 and id not in (
      select id from shop.kept_address where customer_id = $1 order by used_at desc, id limit $2)`,
    values: [row.customerId, most],
  })
}

/** False when there is no such address of this customer. */
export async function removeAddress(sql: Sql, customerId: string, id: string): Promise<boolean> {
  const { rowCount } = await sql.query('delete from shop.kept_address where customer_id = $1 and id = $2', [
    customerId,
    id,
  ])
  return rowCount === 1
}
