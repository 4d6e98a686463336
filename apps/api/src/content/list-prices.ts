import type { PriceTableData } from '@kindred/content/blocks/price-table/schema.ts'
import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Money } from '@kindred/domain/money'
import type { ClientType, ProductKind } from '@kindred/domain/vocabulary'
import type { Buyer } from '../basket/price-line.ts'
import { showListed } from '../basket/show-price.ts'

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

/**
 * A shop’s prices of one table, in the order of its price list, as this kind of visitor reads them for a delivery within
 * the shop’s own country: a page of prices is the same for every country of treatment.
 */
export function listPrices(
  reference: Reference,
  shopCode: string,
  visitorType: ClientType,
  table: PriceTable = 'sperm',
): Row[] {
  const shop = reference.shops.get(shopCode)
  if (!shop) return []
  const buyer: Buyer = {
    clientType: visitorType,
    deliveryCountry: null,
    deliveryState: null,
    hasVatNumber: visitorType === 'professional',
  }
  const show = (kind: ProductKind, price: Money) => showListed(reference, shop, buyer, kind, price)
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
            row.donorKind === (table === 'eggs' ? 'egg' : 'sperm') &&
            (row.customerType === null || row.customerType === visitorType),
        )
        .map(({ strawType, motClass, volumeUl, releaseType, tier, price }) =>
          withKey({
            ...empty,
            strawType,
            motClass: motClass || null,
            volumeUl,
            releaseType,
            tier,
            price: show('strawDelivery', price),
          }),
        )
    case 'services':
      return ofShop(reference.servicePrices).map(({ service, months, price }) =>
        withKey({
          ...empty,
          service,
          months,
          price: show(service === 'storage' ? 'storageRenewalPeriod' : service, price),
        }),
      )
    case 'shipping':
      return ofShop(reference.shippingMethods).map(({ method, price }) =>
        withKey({ ...empty, service: method, price: show('shipment', price) }),
      )
  }
}
