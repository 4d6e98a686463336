import type pg from 'pg'

const atMost = 8000

/** Who buys and what, at random: as many of a full shop as of one that opens. */
export async function readWorld(pool: pg.Pool): Promise<{ customers: string[]; stockItems: string[] }> {
  const ids = async (table: string) => {
    const { rows } = await pool.query<{ id: string }>(`select id from ${table} order by id limit $1`, [
      atMost,
    ])
    return rows.map((row) => row.id)
  }
  return { customers: await ids('shop.customer'), stockItems: await ids('shop.stock_item') }
}
