import type { Standard } from '@kindred/domain/vocabulary'
import type { Sql } from './move-stock.ts'

/** The standards that stock of a shop meets, what is sold out now included. */
export async function listShopStandards(sql: Sql, shopCode: string): Promise<Standard[]> {
  const { rows } = await sql.query<{ standard: Standard }>({
    name: 'stock.shop-standards',
    text: 'select distinct unnest(standards) as standard from shop.stock_item where shop_code = $1 order by 1',
    values: [shopCode],
  })
  return rows.map(({ standard }) => standard)
}
