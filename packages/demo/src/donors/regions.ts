import type { Weights } from '../random.ts'
import type { Region } from './region.ts'
import { europeanRegions } from './regions-europe.ts'
import { worldRegions } from './regions-world.ts'

export type RegionName = keyof typeof europeanRegions | keyof typeof worldRegions

export const regions: Readonly<Record<RegionName, Region>> = { ...europeanRegions, ...worldRegions }

/** Where the donors of each bank's neighbourhood have their roots. */
export const regionsByHome: Readonly<Record<'dk' | 'usa' | 'uk' | 'de', Weights<RegionName>>> = {
  dk: {
    nordic: 60,
    westernEurope: 8,
    easternEurope: 7,
    southernEurope: 5,
    britishIsles: 4,
    ashkenazi: 1,
    middleEast: 4,
    southAsia: 3,
    eastAsia: 2,
    southeastAsia: 1.5,
    westAfrica: 1.7,
    eastAfrica: 1.6,
    latinAmerica: 2,
    firstNations: 0.7,
  },
  usa: {
    britishIsles: 18,
    westernEurope: 17,
    southernEurope: 9,
    easternEurope: 8,
    nordic: 6,
    ashkenazi: 6,
    africanAmerica: 11,
    latinAmerica: 12,
    eastAsia: 5,
    southAsia: 4,
    southeastAsia: 2,
    middleEast: 1.5,
    westAfrica: 1,
    firstNations: 1,
    pacific: 0.5,
  },
  uk: {
    britishIsles: 58,
    southAsia: 12,
    westAfrica: 8,
    easternEurope: 7,
    southernEurope: 4,
    eastAsia: 4,
    eastAfrica: 3,
    middleEast: 3,
    pacific: 1,
  },
  de: {
    westernEurope: 68,
    easternEurope: 13,
    middleEast: 8,
    southernEurope: 6,
    eastAsia: 2,
    westAfrica: 2,
    latinAmerica: 1,
  },
}
