import type { ClientBase } from 'pg'
import { at, daysBefore } from '../demo-day.ts'
import { insertRows } from '../sql/insert-rows.ts'
import type { StockPlan } from '../stock/stock-plan.ts'
import type { DemoDonor } from './donor.ts'
import { chooseSplash } from './splash.ts'

const countryOf = { dk: 'DK', usa: 'US', uk: 'GB', de: 'DE' } as const

/** Where a named donor's straws come from when it is not where the shops are. */
const namedOrigins: Readonly<Record<string, string[]>> = { K2876: ['DK', 'ES'], K4022: ['GB'] }

/** A donor as it stands in `shop.donor`. Nothing of it tells who a person is. */
export function toDonorRow(donor: DemoDonor, stock: StockPlan, searchText: string) {
  const inStock = stock.items.reduce((total, item) => total + item.onHand, 0)
  const shops = [...new Set([donor.home, ...stock.items.map((item) => item.shopCode)])]
  return {
    ...donor,
    shippedFrom: namedOrigins[donor.code] ?? shops.map((shop) => countryOf[shop]),
    uponRequest: donor.availability === 'uponRequest',
    siblingsOnly: donor.availability === 'siblingsOnly',
    splash: chooseSplash(donor, inStock),
    searchText,
    publishedAt: at(donor.firstListedOn, 8),
    blockedAt: donor.availability === 'blocked' ? at(daysBefore(12), 14, 20) : null,
    blockedReason:
      donor.availability === 'blocked' ? 'New family history reported; under review by the geneticist' : null,
    createdAt: at(donor.firstListedOn, 7),
  }
}
type DonorRow = ReturnType<typeof toDonorRow>

const columns = {
  id: 'uuid',
  code: 'text',
  alias: 'text',
  kind: 'shop.donor_kind',
  releaseType: 'shop.release_type',
  profileTier: 'shop.profile_tier',
  hairColour: 'text',
  hairTexture: 'text',
  eyeColour: 'text',
  skinTone: 'text',
  heightCm: 'int',
  weightKg: 'int',
  bloodType: 'text',
  cmv: 'text',
  races: 'text[]',
  ethnicities: 'text[]',
  education: 'text',
  occupation: 'text',
  languages: 'text[]',
  shippedFrom: 'text[]',
  testedGenes: 'text[]',
  carrierGenes: 'text[]',
  hasAdultPhotos: 'boolean',
  hasChildhoodPhotos: 'boolean',
  hasAudio: 'boolean',
  hasFaceMatching: 'boolean',
  hasGeneticMatching: 'boolean',
  hasReportedPregnancy: 'boolean',
  uponRequest: 'boolean',
  siblingsOnly: 'boolean',
  nextAvailableMonth: 'text',
  splash: 'text',
  searchText: 'text',
  worldwideLimit: 'int',
  firstListedOn: 'date',
  publishedAt: 'timestamptz',
  blockedAt: 'timestamptz',
  blockedReason: 'text',
  createdAt: 'timestamptz',
} as const

export function insertDonors(client: ClientBase, rows: readonly DonorRow[]): Promise<void> {
  return insertRows(client, 'shop.donor', columns, rows)
}
