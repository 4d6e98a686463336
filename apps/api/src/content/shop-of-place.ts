import type { SitePlace } from '@kindred/domain/location/path'
import type { Services } from '../services.ts'
import { findDefaultShop } from './list-shops.ts'

/** Code of the shop whose pages stand at a place; outside of shops it is the one that serves whoever chose none. */
export const shopOfPlace = ({ reference }: Pick<Services, 'reference'>, place: SitePlace): string =>
  place.area === 'shop' ? place.shopCode : findDefaultShop(reference()).code
