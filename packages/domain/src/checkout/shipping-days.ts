import { addDays, type CalendarDate, compareDates, weekday } from '../dates/calendar-date.ts'
import { readLocalMoment } from '../dates/shop-clock.ts'
import { addWorkingDays, type Holidays, isWorkingDay, nextWorkingDay } from '../dates/working-days.ts'
import { type Failure, ok, type Result, refuse } from '../result.ts'
import type { ShippingMethodKind } from '../vocabulary.ts'

/** When a shop sends. `timeZone` is an IANA name; `cutOffMinutes` counts from local midnight (12:00 is 720). */
export type ShopDispatch = {
  readonly timeZone: string
  readonly cutOffMinutes: number
  readonly holidays: Holidays
}

/** A shipping method as staff keep it; all figures are data of the shop. */
export type ShippingMethod = {
  readonly kind: ShippingMethodKind
  /** Weekdays on the way, at least and at most; 0 for pick-up. */
  readonly transitDaysMin: number
  readonly transitDaysMax: number
  /** Days after dispatch that a nitrogen tank keeps cold (7). */
  readonly tankKeepsDays: number
  /** Days after arrival until the tank must be back. */
  readonly tankReturnDays: number
}

/** Dry ice leaves Monday to Wednesday, so that it never spends a weekend on the way (domain rules 6). */
const lastDispatchWeekday: Readonly<Record<ShippingMethodKind, number>> = {
  dryIce: 3,
  nitrogenTank: 5,
  pickUp: 5,
}

/**
 * The earliest day a parcel can leave: the second working day after the order's working day, in the shop's time zone and
 * holiday calendar. An order after the cut-off, at a weekend or on a holiday counts as of the next working day.
 * `orderedAt` is an instant (ISO 8601).
 */
export function findEarliestDispatch(orderedAt: string, shop: ShopDispatch): CalendarDate {
  const moment = readLocalMoment(orderedAt, shop.timeZone)
  const isInTime = moment.minutes < shop.cutOffMinutes
  const received = nextWorkingDay(isInTime ? moment.date : addDays(moment.date, 1), shop.holidays)
  return addWorkingDays(received, 2, shop.holidays)
}

/** Whether a method may leave on a day. */
export function isDispatchDay(date: CalendarDate, kind: ShippingMethodKind, holidays: Holidays): boolean {
  return isWorkingDay(date, holidays) && weekday(date) <= lastDispatchWeekday[kind]
}

/** The first `count` days on which a method may leave, from the earliest day on. */
export function listDispatchDays(
  earliest: CalendarDate,
  kind: ShippingMethodKind,
  holidays: Holidays,
  count: number,
): CalendarDate[] {
  const days: CalendarDate[] = []
  // A year without any dispatch day would be a fault of the holiday calendar; the bound keeps it from hanging.
  for (let offset = 0; days.length < count && offset < 366; offset += 1) {
    const day = addDays(earliest, offset)
    if (isDispatchDay(day, kind, holidays)) days.push(day)
  }
  return days
}

/** How many days of each method may be chosen from. */
export const offeredDispatchDays = 20

/**
 * Everything that stands against the day a customer chose; empty when it can be kept. `kind` is null while no method can be
 * used: then any working day of the shop would do. Codes: `dispatch-too-early` (data: earliest), `dispatch-too-late` (data:
 * latest), `not-a-dispatch-day`.
 */
export function explainDispatchDay(
  date: CalendarDate,
  earliest: CalendarDate,
  kind: ShippingMethodKind | null,
  holidays: Holidays,
): Failure[] {
  const reasons: Failure[] = []
  if (compareDates(date, earliest) < 0)
    reasons.push({
      code: 'dispatch-too-early',
      message: 'The parcel cannot leave that early.',
      field: 'dispatchOn',
      data: { earliest },
    })
  const latest = findLatestDispatch(earliest, kind ?? 'nitrogenTank', holidays)
  if (compareDates(date, latest) > 0)
    reasons.push({
      code: 'dispatch-too-late',
      message: 'No parcel is planned that far ahead.',
      field: 'dispatchOn',
      data: { latest },
    })
  if (!(kind ? isDispatchDay(date, kind, holidays) : isWorkingDay(date, holidays)))
    reasons.push({
      code: 'not-a-dispatch-day',
      message: 'Nothing leaves with this method on that day.',
      field: 'dispatchOn',
    })
  return reasons
}

function findLatestDispatch(
  earliest: CalendarDate,
  kind: ShippingMethodKind,
  holidays: Holidays,
): CalendarDate {
  return listDispatchDays(earliest, kind, holidays, offeredDispatchDays).at(-1) ?? earliest
}

export type ShipmentPlan = {
  readonly dispatchOn: CalendarDate
  readonly arrivesFrom: CalendarDate
  readonly arrivesUntil: CalendarDate
  /** Last day the tank is cold, and the day it must be back; null without a tank. */
  readonly keepsUntil: CalendarDate | null
  readonly tankBackBy: CalendarDate | null
}

/**
 * The days of a parcel. Refusal: `tank-would-not-last`, when a nitrogen tank may arrive after it has run warm (data:
 * keepsUntil, arrivesUntil).
 */
export function planShipment(dispatchOn: CalendarDate, method: ShippingMethod): Result<ShipmentPlan> {
  const arrivesFrom = addWorkingDays(dispatchOn, method.transitDaysMin, noHolidays)
  const arrivesUntil = addWorkingDays(dispatchOn, method.transitDaysMax, noHolidays)
  if (method.kind !== 'nitrogenTank') {
    return ok({ dispatchOn, arrivesFrom, arrivesUntil, keepsUntil: null, tankBackBy: null })
  }
  const keepsUntil = addDays(dispatchOn, method.tankKeepsDays)
  if (compareDates(arrivesUntil, keepsUntil) > 0) {
    return refuse('tank-would-not-last', 'The tank may run warm before it arrives.', {
      data: { keepsUntil, arrivesUntil },
    })
  }
  return ok({
    dispatchOn,
    arrivesFrom,
    arrivesUntil,
    keepsUntil,
    tankBackBy: addDays(arrivesUntil, method.tankReturnDays),
  })
}

/** Holidays abroad are unknown; arrival is an estimate over weekdays. */
const noHolidays: Holidays = new Set()
