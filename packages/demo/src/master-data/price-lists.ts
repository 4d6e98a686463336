import { motClasses, releaseTypes, strawTypes, tiers } from '@kindred/domain/vocabulary'
import { shops } from './shops.ts'
import { stableId } from './stable-id.ts'

/** Invented prices in euro for a straw of a donor with non-ID release and a basic profile, by MOT class. */
const perMotClass: Record<(typeof motClasses)[number], number> = { 2: 75, 5: 120, 10: 210, 20: 330, 30: 450 }

/** What release type and profile multiply them by. */
const factors: Record<(typeof releaseTypes)[number], Record<(typeof tiers)[number], number>> = {
  nonIDRelease: { Basic: 1, Extended: 1.7, Exclusive: 3.4 },
  idRelease: { Basic: 2, Extended: 2.8, Exclusive: 4.2 },
}

/** Eggs are sold by the lot of six, embryos one by one. */
const eggLot = { Basic: 9_900, Extended: 12_600, Exclusive: 15_000 }
const embryo = 3_900

const periods = {
  reservation: { 3: 75, 6: 110, 12: 180, 60: 650, 120: 1200 },
  storage: { 6: 90, 12: 150, 24: 270, 60: 600 },
  subscription: { 1: 29, 3: 59, 12: 149 },
  embryoStorage: { 6: 140, 12: 240, 60: 990 },
} as const

/** An amount in euro as the shop asks it: whole units of its currency, in minor units. */
const inCurrency = (euro: number, rate: number) => Math.round(euro * rate) * 100

/** A price list per shop: the same grid, turned into the shop's currency at its rate. */
export const priceLists = shops.map(({ code, currency, euroRate }) => ({
  id: stableId(`price list ${code}`),
  shop: code,
  currency,
  rows: [
    ...strawTypes.flatMap((strawType) =>
      releaseTypes.flatMap((releaseType) =>
        tiers.flatMap((tier) =>
          motClasses.map((motClass) => ({
            donorKind: 'sperm' as const,
            strawType,
            motClass: String(motClass) as `${typeof motClass}`,
            releaseType,
            tier,
            amount: inCurrency(perMotClass[motClass] * factors[releaseType][tier], euroRate),
          })),
        ),
      ),
    ),
    ...tiers.map((tier) => ({
      donorKind: 'egg' as const,
      strawType: 'eggLot' as const,
      tier,
      amount: inCurrency(eggLot[tier], euroRate),
    })),
    { donorKind: 'egg' as const, strawType: 'embryo' as const, amount: inCurrency(embryo, euroRate) },
  ],
  services: [
    ...Object.entries(periods).flatMap(([service, prices]) =>
      Object.entries(prices).map(([months, euro]) => ({
        service: service as keyof typeof periods,
        months: Number(months),
        amount: inCurrency(euro, euroRate),
      })),
    ),
    { service: 'geneticMatching' as const, amount: inCurrency(690, euroRate) },
    { service: 'embryoShipping' as const, amount: inCurrency(450, euroRate) },
    { service: 'shipmentInbound' as const, amount: inCurrency(220, euroRate) },
  ],
}))
