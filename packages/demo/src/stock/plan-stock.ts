import type { MotClass, Standard } from '@kindred/domain/vocabulary'
import { at, daysBefore, daysBetween, demoDay } from '../demo-day.ts'
import type { DemoDonor } from '../donors/donor.ts'
import { type Random, startRandom } from '../random.ts'
import { drawItems, drawStandards, type ItemShape } from './draw-items.ts'
import { namedStock } from './named-stock.ts'
import type { PlannedBatch, PlannedItem, PlannedStraws, StockPlan } from './stock-plan.ts'

/** Half a year in quarantine until the donor is tested again, then a batch is released. */
const quarantineDays = 180

/** Donations, stock and every single straw of a donor, as it came about up to the demo day. */
export function planStock(donor: DemoDonor): StockPlan {
  const random = startRandom('stock', donor.position)
  const named = namedStock[donor.code]
  const standards: Standard[] = named ? ['eu'] : drawStandards(random, donor.home)
  const shapes = named ?? drawItems(random, donor, standards)
  const isNew = daysBetween(donor.firstListedOn, demoDay) < 30

  const items = shapes.map(
    (shape): PlannedItem => ({
      ...shape,
      id: random.uuid(),
      donorId: donor.id,
      standards,
      soldBefore: isNew ? 0 : drawSold(random, donor, shape),
    }),
  )
  const batches: PlannedBatch[] = []
  const straws: PlannedStraws[] = []
  for (const motClass of new Set(items.map((item) => item.motClass))) {
    const ofClass = items.filter((item) => item.motClass === motClass && item.onHand + item.soldBefore > 0)
    if (ofClass.length === 0) continue
    const made = planBatch(random, donor, motClass, standards, batches)
    batches.push(made)
    straws.push(...fillBatch(random, made, ofClass))
  }
  return { batches, items, straws }
}

function drawSold(random: Random, donor: DemoDonor, shape: ItemShape): number {
  if (shape.motClass === 0) return random.int(0, 2)
  if (shape.onHand > 0 && random.chance(0.4)) return 0
  // Only what is still worth knowing: whatever left the bank long ago is not in this world.
  return random.int(1, Math.max(1, Math.min(9, Math.floor(daysBetween(donor.firstListedOn, demoDay) / 60))))
}

function planBatch(
  random: Random,
  donor: DemoDonor,
  motClass: MotClass | 0,
  standards: Standard[],
  earlier: readonly PlannedBatch[],
): PlannedBatch {
  // A donor is listed once the first batch is out of quarantine; eggs have none to wait for, the tests come first.
  const first = daysBefore(donor.kind === 'egg' ? 30 : quarantineDays + 5, donor.firstListedOn)
  const latest = daysBefore(donor.kind === 'egg' ? 30 : quarantineDays + 2)
  const span = Math.max(0, daysBetween(first, latest))
  let collectedOn = daysBefore(random.int(0, Math.min(span, 900)) * (earlier.length > 0 ? -1 : 0), first)
  while (earlier.some((batch) => batch.collectedOn === collectedOn)) collectedOn = daysBefore(1, collectedOn)
  const after = motClass === 0 ? null : drawMotility(random, motClass)
  return {
    id: random.uuid(),
    code: `${donor.code}-${collectedOn.slice(2).replaceAll('-', '')}`,
    donorId: donor.id,
    collectedOn,
    // About half of the moving cells survive the freezing.
    motBeforeFreeze: after === null ? null : Math.round(after * (19 + random.int(0, 6))) / 10,
    motAfterThaw: after,
    standards,
    releasedAt: at(daysBefore(donor.kind === 'egg' ? -20 : -quarantineDays, collectedOn), 9),
  }
}

const motilityEnds: Readonly<Record<MotClass, readonly [number, number]>> = {
  2: [20, 49],
  5: [50, 99],
  10: [100, 199],
  20: [200, 299],
  30: [300, 580],
}

/** Millions of moving cells per ml after thawing, with one decimal, within the class. */
function drawMotility(random: Random, motClass: MotClass): number {
  return random.int(...motilityEnds[motClass]) / 10
}

function fillBatch(random: Random, batch: PlannedBatch, items: readonly PlannedItem[]): PlannedStraws[] {
  const released = batch.releasedAt?.slice(0, 10) ?? demoDay
  let next = 1
  return items.map((item) => {
    const count = item.onHand + item.soldBefore
    const from = next
    next += count
    const soldOn = daysBefore(-random.int(1, Math.max(1, daysBetween(released, demoDay) - 1)), released)
    return {
      batchId: batch.id,
      batchCode: batch.code,
      stockItemId: item.id,
      from,
      count,
      gone: item.soldBefore,
      goneAt: at(soldOn < demoDay ? soldOn : daysBefore(1), 12),
      tank: `T${random.int(1, 14)}-C${random.int(1, 6)}-G${random.int(1, 30)}`,
    }
  })
}
