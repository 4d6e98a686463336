import {
  type MotClass,
  motClasses,
  type ShopCode,
  type Standard,
  type StrawType,
} from '@kindred/domain/vocabulary'
import type { DemoDonor } from '../donors/donor.ts'
import type { Random, Weights } from '../random.ts'

export type ItemShape = {
  shopCode: ShopCode
  strawType: StrawType | 'eggLot' | 'embryo'
  motClass: MotClass | 0
  volumeUl: number
  onHand: number
}

/** Which other shops sell straws of a bank's donors, and how often. */
const alsoSoldIn: Readonly<Record<ShopCode, Partial<Record<ShopCode, number>>>> = {
  dk: { uk: 0.3, de: 0.34, usa: 0.5 },
  usa: { dk: 0.6 },
  uk: { dk: 0.55 },
  de: { dk: 0.75 },
}

/** What is made of an ejaculate of each class: weak ones for the laboratory, strong ones for insemination. */
const madeOf: Readonly<Record<MotClass, Weights<StrawType>>> = {
  2: { IVF: 1 },
  5: { IVF: 70, IUI: 15, ICI: 15 },
  10: { IUI: 58, ICI: 34, IVF: 8 },
  20: { IUI: 62, ICI: 38 },
  30: { IUI: 66, ICI: 34 },
}

/**
 * The standards a donor's straws meet. Those of Europe seldom meet the American ones (screening, quarantine), and only
 * straws that meet both can cross.
 */
export function drawStandards(random: Random, home: ShopCode): Standard[] {
  if (home === 'usa') return random.chance(0.35) ? ['eu', 'us'] : ['us']
  return random.chance(home === 'dk' ? 0.16 : 0.08) ? ['eu', 'us'] : ['eu']
}

/** What each shop has of a donor. Those who are sold out have the same shelves, empty. */
export function drawItems(random: Random, donor: DemoDonor, standards: readonly Standard[]): ItemShape[] {
  const shops = drawShops(random, donor, standards)
  const isEmpty = donor.availability === 'soldOut' || donor.availability === 'temporarilySoldOut'
  const shapes =
    donor.kind === 'egg' ? drawEggLots(random, shops.slice(0, 1)) : drawStraws(random, donor, shops)
  return isEmpty ? shapes.map((shape) => ({ ...shape, onHand: 0 })) : shapes
}

function drawShops(random: Random, donor: DemoDonor, standards: readonly Standard[]): ShopCode[] {
  const shops: ShopCode[] = [donor.home]
  if (donor.profileTier === 'Exclusive') return shops
  for (const [shop, share] of Object.entries(alsoSoldIn[donor.home]) as [ShopCode, number][]) {
    const isFit = shop === 'usa' ? standards.includes('us') : standards.includes('eu')
    const isAdmitted = donor.releaseType === 'idRelease' || shop === 'dk' || shop === 'usa'
    if (random.chance(share) && isFit && isAdmitted) shops.push(shop)
  }
  return shops
}

function drawEggLots(random: Random, shops: readonly ShopCode[]): ItemShape[] {
  return shops.flatMap((shopCode): ItemShape[] => {
    const device = { shopCode, motClass: 0, volumeUl: 500 } as const
    const lots: ItemShape = { ...device, strawType: 'eggLot', onHand: random.int(1, 3) }
    const hasEmbryos = shopCode === 'dk' && random.chance(0.3)
    return hasEmbryos ? [lots, { ...device, strawType: 'embryo', onHand: random.int(1, 4) }] : [lots]
  })
}

function drawStraws(random: Random, donor: DemoDonor, shops: readonly ShopCode[]): ItemShape[] {
  // A donor's quality stays about the same: two or three classes beside each other.
  const middle = random.int(0, motClasses.length - 1)
  const classes = motClasses.filter((_, index) => Math.abs(index - middle) <= 1)
  return shops.flatMap((shopCode) => {
    const shapes = new Map<string, ItemShape>()
    for (let drawn = random.int(2, 4); drawn > 0; drawn--) {
      const motClass = random.pick(classes)
      const strawType = random.weighted(madeOf[motClass])
      const volumeUl = random.chance(0.07) ? 400 : 500
      const onHand = donor.profileTier === 'Exclusive' ? random.int(1, 8) : drawQuantity(random)
      shapes.set(`${strawType}${motClass}`, { shopCode, strawType, motClass, volumeUl, onHand })
    }
    return [...shapes.values()]
  })
}

/** Many have a handful, few have a lot, some shelves are empty. */
function drawQuantity(random: Random): number {
  if (random.chance(0.06)) return 0
  return 1 + Math.floor(random.low() * 26)
}
