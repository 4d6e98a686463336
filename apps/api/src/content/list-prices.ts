import type { PriceTableData } from '@kindred/content/blocks/price-table/schema.ts'
import type { Reference } from '@kindred/content/reference/reference.ts'

export type PriceTable = PriceTableData['table']
type Row = PriceTableData['rows'][number]

const empty = {
  strawType: null,
  motClass: null,
  volumeUl: null,
  releaseType: null,
  tier: null,
  service: null,
  months: null,
}

/** A shop’s prices of one table, as its price list has them in its own order. */
export function listPrices(reference: Reference, shopCode: string, table: PriceTable = 'sperm'): Row[] {
  const ofShop = <T extends { shopCode: string }>(rows: readonly T[]) =>
    rows.filter((row) => row.shopCode === shopCode)
  const key = (row: Omit<Row, 'key' | 'price'>) => Object.values(row).join('-')
  const withKey = (row: Omit<Row, 'key'>): Row => ({ key: key(row), ...row })
  switch (table) {
    case 'sperm':
    case 'eggs':
      return ofShop(reference.prices)
        .filter(
          (row) =>
            row.donorKind === (table === 'eggs' ? 'egg' : 'sperm') && row.customerType !== 'professional',
        )
        .map(({ strawType, motClass, volumeUl, releaseType, tier, price }) =>
          withKey({ ...empty, strawType, motClass: motClass || null, volumeUl, releaseType, tier, price }),
        )
    case 'services':
      return ofShop(reference.servicePrices).map(({ service, months, price }) =>
        withKey({ ...empty, service, months, price }),
      )
    case 'shipping':
      return ofShop(reference.shippingMethods).map(({ method, price }) =>
        withKey({ ...empty, service: method, price }),
      )
  }
}
